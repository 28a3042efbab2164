import { setTimeout as sleep } from 'node:timers/promises';
import { readWatch, watchPage } from './watchPage.mjs';

/**
 * The check rejects a version if a page is not hydrated after this many milliseconds. A page that
 * is as slow with the active version is no error.
 */
export const PAGE_MS = 20_000;
/**
 * How many milliseconds the check waits for a pause in the requests. Some pages never pause, so it
 * must not wait longer.
 */
const QUIET_MS = 3000;
/** After the first complaint, the check waits this many milliseconds for more complaints. */
const GATHER_MS = 1000;
/**
 * The longest time in milliseconds for which scripts may block a page. The limit allows for a busy
 * machine. A version may exceed it if the active version blocks the page for at least half as long.
 */
const LONGEST_FREEZE_MS = 3000;
const MOST_REQUESTS = 10;
const MOST_REQUESTS_A_SECOND = 1;
/**
 * Simulates data of another area: a cookie and an entry in localStorage. The version under test
 * must not remove them.
 */
const KEPT = { name: 'of-another-area', value: 'kept' };

/**
 * A complaint about a page. The same complaint about another version has an equal `key`. `isToday`
 * marks a visit to the active version.
 * @typedef {{ text: string, key: string, amount?: number | undefined }} Complaint
 * @typedef {(text: string, key?: string, amount?: number) => void} Hear
 * @typedef {{ path: string, walk: boolean, from?: string | undefined, stayMs: number, left: () => number, enough?:
 * Promise<void>, isToday?: boolean, known?: Promise<ReadonlySet<string>> }} Visit
 */

/**
 * Removes versions and ports from a message, so that messages about two versions are equal.
 * @param {string} text
 */
const withoutVersions = (text) =>
  text.replace(/[\w.+-]*[0-9a-f]{8}[\w.+-]*/g, '…').replace(/:\d+/g, '');

/**
 * Opens a browser context that already contains stored data of another area. `cookies` are the
 * cookies of a preview.
 * @param {import('playwright').Browser} browser
 * @param {string} origin
 * @param {import('playwright').Cookie[]} [cookies]
 */
export async function openVisitor(browser, origin, cookies = []) {
  const { name, value } = KEPT;
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies, origins: [{ origin, localStorage: [{ name, value }] }] },
  });
  await context.addCookies([{ name, value, url: origin }]);
  await context.addInitScript(watchPage);
  return context;
}

/**
 * Opens a page and scrolls to its end, so that all of it hydrates. With `from`, the function opens
 * that page first and clicks a link. With `walk`, it leaves the page through a link and returns. It
 * waits until a complaint appears, `enough` settles, or `stayMs` have passed.
 * @param {import('playwright').BrowserContext} context
 * @param {Visit} visit
 * @param {{ loading: <T>(work: () => Promise<T>) => Promise<T> }} turns
 * @returns {Promise<{ heard: Complaint[], stayedMs: number }>} the browser's complaints
 */
export async function visitPage(
  context,
  { path, walk, from, stayMs, left, enough, ...judging },
  { loading },
) {
  /** @type {Complaint[]} */
  const heard = [];
  /** @type {number[]} */
  const requests = [];
  /** @type {() => void} */
  let onFirst = () => undefined;
  /** @type {Promise<void>} */
  const first = new Promise((resolve) => (onFirst = resolve));
  /** @type {Hear} */
  const hear = (text, key = withoutVersions(text), amount = undefined) => {
    heard.push({ text, key, amount });
    onFirst();
  };
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => hear(message));
  page.on('console', (message) => {
    if (message.type() === 'error') hear(message.text().split('\n')[0] ?? '');
  });
  page.on('request', () => requests.push(performance.now()));
  page.on('crash', () => hear('it ends the tab'));
  let rested = performance.now();
  try {
    await loading(async () => {
      page.setDefaultTimeout(Math.min(PAGE_MS, left()));
      await page.goto(from ?? path, { waitUntil: 'domcontentloaded' });
      await alive(page);
      if (from) await arrive(page, path);
      await page.keyboard.press('End');
      await quiet(page);
      if (walk) await leaveAndReturn(page, path);
      await quiet(page);
    });
    rested = performance.now();
    const stay = Math.min(stayMs, left());
    const ended = new AbortController();
    await Promise.race([
      sleep(stay, undefined, { signal: ended.signal }).catch(() => undefined),
      first.then(() => sleep(Math.min(GATHER_MS, stay))),
      ...(enough ? [enough] : []),
    ]);
    ended.abort();
    await judgeRest(page, { hear, requests, rested, ...judging });
  } catch (error) {
    const [why] = /** @type {Error} */ (error).message.split('\n');
    hear(`it did not come alive: ${why}`, 'not alive');
  } finally {
    await page.close();
  }
  return { heard, stayedMs: performance.now() - rested };
}

/**
 * Waits until the page is interactive.
 * @param {import('playwright').Page} page
 */
const alive = (page) =>
  page.waitForFunction(() => performance.getEntriesByName('site:interactive').length > 0);

/**
 * Waits until the page makes no requests, for at most `QUIET_MS`.
 * @param {import('playwright').Page} page
 */
const quiet = (page) =>
  page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);

/**
 * Checks for faults that cause no error message: too many requests, blocked pages, changed built-in
 * functions of the browser, and lost data of another area. `known` are changes that the active
 * version also makes.
 * @param {import('playwright').Page} page
 * @param {{ hear: Hear, requests: number[], rested: number } & Pick<Visit, 'isToday' | 'known'>} visit
 */
async function judgeRest(page, { hear, requests, rested, isToday = false, known }) {
  const share = isToday ? 0.5 : 1;
  const seconds = (performance.now() - rested) / 1000;
  const asked = requests.filter((at) => at > rested).length;
  if (asked > MOST_REQUESTS * share && asked > seconds * MOST_REQUESTS_A_SECOND * share)
    hear(`it keeps asking: ${asked} requests in ${seconds.toFixed(0)} s`, 'keeps asking');
  const { longest, changes } = await readWatch(page);
  if (longest > LONGEST_FREEZE_MS * share)
    hear(`it froze the page for ${(longest / 1000).toFixed(1)} s`, 'froze', longest);
  const isKnown = await known;
  for (const change of changes) if (!isKnown?.has(withoutVersions(change))) hear(change);
  const { name, value } = KEPT;
  const stored = await page.evaluate((key) => localStorage.getItem(key), name);
  if (stored !== value) hear('it removed what another area keeps in localStorage');
  const cookies = await page.context().cookies();
  if (!cookies.some((cookie) => cookie.name === name && cookie.value === value))
    hear('it removed a cookie of another area');
}

/**
 * Goes to a page without a reload. It clicks a link to the page. If there is no such link, it
 * changes the address as the browser's Back and Forward buttons do.
 * @param {import('playwright').Page} page
 * @param {string} path
 */
async function arrive(page, path) {
  const before = await page.getByRole('heading', { level: 1 }).first().textContent();
  await page.evaluate((to) => {
    const { document, history, HTMLElement, PopStateEvent } = globalThis;
    const links = [...document.querySelectorAll('a[href]')];
    const link = links.find((each) => each.getAttribute('href') === to);
    if (link instanceof HTMLElement) return link.click();
    history.pushState(null, '', to);
    globalThis.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await page.waitForFunction(
    (old) => ![undefined, null, old].includes(globalThis.document.querySelector('h1')?.textContent),
    before,
  );
}

/**
 * Leaves the page through a link to another area, and returns with the browser's Back button.
 * @param {import('playwright').Page} page
 * @param {string} path
 */
async function leaveAndReturn(page, path) {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const title = await heading.textContent();
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  const [own = ''] = path.split('/').slice(1);
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  const at = hrefs.findIndex((href) => href.split('/')[1] !== own);
  if (at < 0) return;
  // On a small screen, the link may be in a closed menu. A click from a script works there, too.
  await links.nth(at).evaluate((link) => /** @type {HTMLElement} */ (link).click());
  await page.waitForURL((url) => url.pathname !== path, { waitUntil: 'commit' });
  await quiet(page);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await heading.filter({ hasText: title ?? '' }).waitFor();
}
