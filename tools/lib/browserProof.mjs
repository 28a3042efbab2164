import { launchBrowser } from './browser.mjs';
import { pagesOf } from './proofPages.mjs';
import { openVisitor, PAGE_MS, visitPage } from './proofVisit.mjs';

/**
 * The time limit of the whole check in milliseconds. Most areas take about 45 s, and a busy machine
 * needs more.
 */
const LONGEST_MS = 90_000;
/** After this many broken pages the version is rejected, and the remaining pages are skipped. */
const MOST_BROKEN = 2;
/**
 * How many milliseconds each page stays open, so that delayed failures appear. All pages stay open
 * at the same time.
 */
const STAY_MS = 20_000;
/** A page that stayed open for fewer milliseconds counts as not checked. */
const SHORTEST_STAY_MS = 16_000;
/** A page reached by a click stays open for less time, because the check also opens it directly. */
const STAY_BY_CLICK_MS = 2000;
/** The maximum number of open pages. Each is a process of the browser. */
const OPEN = 14;
/** The maximum number of pages that load at the same time. More would slow each other down. */
const LOADING = 4;
/**
 * A complaint may take time to appear, so the active version is watched for this many milliseconds
 * longer than the complaint took.
 */
const MORE_MS = 2000;

/**
 * Opens a stored version in the running site through a preview, as a visitor's browser would,
 * before anybody else sees it. `address` is the link of the preview. With `only`, the check opens
 * that page alone.
 * - It opens every page of the area and every page that shows its fragments. Each loads and
 *   hydrates without a console message.
 * - It leaves each page and comes back, reaches it by a click from another area, and keeps it open
 *   for a while.
 * - It also checks the browser's own functions, the storage of other areas, the page's
 *   responsiveness, and the number of requests. Complaints that the active version causes, too, are
 *   ignored.
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
    // Each visit that waits for this promise handles its failure.
    known.catch(() => undefined);
    /**
     * Returns the complaints of the active version on one page. They are collected once while other
     * pages load, so that the check need not open each page twice.
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
      // A visit without enough time would report every fault for the active version, too, and so
      // excuse the new version.
      if (left() < PAGE_MS) return void (unopened += 1);
      const stayMs = stayedMs + MORE_MS;
      const { heard: today } = await look({ path, walk, from, stayMs, isToday: true }, []);
      const excused = new Set(today.map(({ key }) => key));
      const about = from ? `${path}, by a click from ${from}` : path;
      for (const { text, key } of heard) {
        if (excused.has(key)) continue;
        problems.push(`${about}: ${text}`);
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
 * Returns the complaints about global names that the build gives to the loader of an area. They are
 * always ignored, so an area may add such a name.
 * @param {string} area
 */
const loaderNames = (area) => {
  const name = area.replaceAll('-', '_');
  return [`window.${name} is new`, '… is new'];
};

/**
 * Returns a function that runs at most this many jobs at a time, in the order of the calls.
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
