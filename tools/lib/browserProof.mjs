import { launchBrowser } from './browser.mjs';
import { pagesOf } from './proofPages.mjs';
import { openVisitor, PAGE_MS, visitPage } from './proofVisit.mjs';

/**
 * The time limit of the whole check in milliseconds. The check takes about 45 s for most areas, and
 * longer on a busy machine.
 */
const LONGEST_MS = 90_000;
/** When this many pages are broken, the check rejects the version and skips the remaining pages. */
const MOST_BROKEN = 2;
/**
 * How many milliseconds the check keeps each page open, to notice delayed failures. It keeps all
 * pages open at the same time.
 */
const STAY_MS = 20_000;
/** If a page was open for fewer milliseconds than this, the check does not count it. */
const SHORTEST_STAY_MS = 16_000;
/**
 * After a click, a page stays open for only this many milliseconds. The check also opens it
 * directly, and then for longer.
 */
const STAY_BY_CLICK_MS = 2000;
/** The maximum number of open pages. Each page needs a process of the browser. */
const OPEN = 14;
/**
 * The maximum number of pages that load at the same time. More pages would slow each other down.
 */
const LOADING = 4;
/**
 * The active version may need more time until it shows the same complaint. So the check keeps its
 * page open this many milliseconds longer.
 */
const MORE_MS = 2000;

/**
 * Opens a stored version in the running site through a preview, before any visitor sees the
 * version. `address` is the link of the preview. With `only`, the check opens only that page.
 * - It opens every page of the area, and every page that shows a fragment of the area. Each page
 *   must load and hydrate without a console message.
 * - It leaves each page and returns to it, opens it with a click from another area, and keeps it
 *   open for a while.
 * - It also checks the browser's built-in functions, the stored data of other areas, how long
 *   scripts block the page, and the number of requests. It ignores complaints that the active
 *   version causes, too.
 * @param {{ site: string, address: string, remote: string, only?: string }} candidate
 * @returns {Promise<{ problems: string[], pages: number, milliseconds: number }>}
 */
export async function proveInBrowser({ site, address, remote, only }) {
  const began = performance.now();
  const left = () => Math.max(1, LONGEST_MS - (performance.now() - began));
  const { origin } = new URL(site);
  const browser = await launchBrowser();
  const loading = turns(LOADING);
  const open = turns(OPEN);
  /** @type {(value: void) => void} */
  let isEnough = () => undefined;
  /** @type {Promise<void>} */
  const enough = new Promise((resolve) => (isEnough = resolve));
  /** @type {string[]} */
  const problems = [];
  const broken = new Set();
  let unopened = 0;
  let pages = 0;
  try {
    const entrance = await browser.newContext({ baseURL: origin });
    await entrance.request.get(address, { maxRedirects: 0, timeout: left() });
    const cookies = await entrance.cookies();
    const found = await pagesOf(entrance.request, remote, left);

    const look = async (
      /** @type {Omit<import('./proofVisit.mjs').Visit, 'left'>} */ visit,
      of = cookies,
    ) => {
      const context = await openVisitor(browser, origin, of);
      try {
        return await visitPage(context, { ...visit, left }, { loading });
      } finally {
        await context.close();
      }
    };
    const { from, areas } = found;
    const known = knownToday();
    // Every visit that awaits this promise handles its error. This line only prevents a warning
    // about an unhandled rejection.
    known.catch(() => undefined);
    /**
     * Returns the complaints that the active version causes on one page. The check collects them
     * once, while other pages load. So it need not open each page with both versions.
     */
    async function knownToday() {
      const path = only ?? found.pages[0]?.path ?? '/';
      const { heard } = await look({ path, walk: false, stayMs: 0, isToday: true }, []);
      return new Set([...areas.flatMap(loaderNames), ...heard.map(({ key }) => key)]);
    }
    const tryPage = async (
      /** @type {{ path: string, walk: boolean, from?: string }} */ { path, walk, from },
    ) => {
      if (broken.size >= MOST_BROKEN) return;
      if (left() < SHORTEST_STAY_MS) return void (unopened += 1);
      const { heard, stayedMs } = await look({
        path,
        walk,
        from,
        stayMs: from ? STAY_BY_CLICK_MS : STAY_MS,
        enough,
        known,
      });
      pages += Number(!from);
      const isWhole = stayedMs >= (from ? 0 : SHORTEST_STAY_MS) || broken.size >= MOST_BROKEN;
      if (heard.length === 0) return void (unopened += Number(!isWhole));
      // A page of the active version without enough time would seem to have every fault. The check
      // would then ignore these faults in the new version.
      if (left() < PAGE_MS) return void (unopened += 1);
      const stayMs = stayedMs + MORE_MS;
      const { heard: today } = await look({ path, walk, from, stayMs, isToday: true }, []);
      /**
       * Returns whether the active version causes the same complaint. If complaints have an amount,
       * the active version must reach at least half of it.
       * @param {import('./proofVisit.mjs').Complaint} complaint
       */
      const isExcused = ({ key, amount = 0 }) =>
        today.some((other) => other.key === key && amount <= 2 * (other.amount ?? 0));
      const about = from ? `${path}, by a click from ${from}` : path;
      for (const complaint of heard) {
        if (isExcused(complaint)) continue;
        problems.push(`${about}: ${complaint.text}`);
        broken.add(about);
        if (broken.size >= MOST_BROKEN) isEnough();
      }
    };
    const direct = found.pages
      .filter(({ path }) => only === undefined || path === only)
      .map(({ path, isOwn }) => ({ path, walk: isOwn }));
    const byClick = from
      ? direct.filter(({ walk }) => walk).map(({ path }) => ({ path, walk: false, from }))
      : [];
    await Promise.all([...direct, ...byClick].map((each) => open(() => tryPage(each))));
    if (unopened > 0)
      problems.push(`${unopened} pages were not open for long enough: this machine is too busy`);
    if (direct.length === 0) problems.push(`No page of ${remote} was found in ${origin}`);
  } finally {
    await browser.close();
  }
  return {
    problems: [...new Set(problems)],
    pages,
    milliseconds: Math.round(performance.now() - began),
  };
}

/**
 * Returns the complaints about global names that the build needs for loading an area. The check
 * ignores them, because every area adds such names.
 * @param {string} area
 */
const loaderNames = (area) => {
  const name = area.replaceAll('-', '_');
  return [`window.${name} is new`, '… is new'];
};

/**
 * Returns a function that runs jobs in the order of its calls, at most `most` at the same time.
 * @param {number} most
 */
function turns(most) {
  let running = 0;
  /** @type {(() => void)[]} */
  const waiting = [];
  /**
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  return async (work) => {
    if (running >= most) await new Promise((resolve) => waiting.push(() => resolve(undefined)));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
