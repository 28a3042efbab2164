import { launchBrowser } from './browser.mjs';
import { loadTypescript } from './loadTypescript.mjs';

/** The browser half of a proof is at most this long; a page that is not alive within its part of it is refused. */
const LONGEST_MS = 55_000;
const PAGE_MS = 10_000;
const MOST_PAGES = 12;
/** What is broken on so many pages is refused without a look at the others. */
const MOST_BROKEN = 2;
/** For what comes by itself once a page is alive; one that never rests is not waited for. */
const QUIET_MS = 3000;

/**
 * Opens a stored version in the running site as a visitor's browser would, through a preview, before anybody else gets it:
 * every page of its own and every page that shows its fragments loads, comes alive without a word in the console, and is left
 * and come back to. What the site complains of today is not held against it.
 * @param {{ site: string, address: string, remote: string }} candidate `address`: the link of its preview
 * @returns {Promise<{ problems: string[], pages: number, milliseconds: number }>}
 */
export async function proveInBrowser({ site, address, remote }) {
  const began = performance.now();
  const left = () => Math.max(1, LONGEST_MS - (performance.now() - began));
  const { origin } = new URL(site);
  const browser = await launchBrowser();
  /** @type {string[]} */
  const problems = [];
  let pages = 0;
  let broken = 0;
  try {
    const preview = await browser.newContext({ baseURL: origin });
    await preview.request.get(address, { maxRedirects: 0, timeout: left() });
    const today = await browser.newContext({ baseURL: origin });
    const found = await pagesOf(preview, remote, left);
    for (const [at, { path, isOwn }] of found.entries()) {
      if (broken >= MOST_BROKEN) break;
      if (left() < PAGE_MS / 2) {
        problems.push(`${found.length - at} further pages were not opened within a minute`);
        break;
      }
      const heard = await visit(preview, path, { walk: isOwn, left });
      pages += 1;
      if (heard.length === 0) continue;
      const known = (await visit(today, path, { walk: isOwn, left })).map(withoutVersions);
      const fresh = heard.filter((problem) => !known.includes(withoutVersions(problem)));
      problems.push(...fresh.map((problem) => `${path}: ${problem}`));
      broken += Number(fresh.length > 0);
    }
    if (found.length === 0) problems.push(`No page of ${remote} was found in ${origin}`);
  } finally {
    await browser.close();
  }
  return {
    problems: [...new Set(problems)],
    pages,
    milliseconds: Math.round(performance.now() - began),
  };
}

/** @param {string} text */
const withoutVersions = (text) =>
  text.replace(/[\w.+-]*[0-9a-f]{8}[\w.+-]*/g, '…').replace(/:\d+/g, '');

/**
 * Pages to open: one of each kind that the sitemap names, and what the remote itself serves; those of others only when they show
 * its fragments.
 * @param {import('playwright').BrowserContext} context
 * @param {string} remote
 * @param {() => number} left
 */
async function pagesOf(context, remote, left) {
  const { remoteForPath } = await loadTypescript('shared/src/domain/rules/remoteForPath.ts');
  const read = (/** @type {string} */ path) => context.request.get(path, { timeout: left() });
  const { remotes } = await (await read('/remotes.json')).json();
  const own = (remotes[remote]?.prefixes ?? []).map((/** @type {string} */ prefix) =>
    prefix.replace(/\/\*$/, ''),
  );
  const sitemap = await (await read('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? '').pathname,
  );
  /** @type {Map<string, string>} */
  const kinds = new Map();
  for (const path of [...own, ...listed]) {
    const [first = '', ...rest] = path.split('/').slice(1);
    const kind = own.includes(path) ? path : `${first} ${rest.length}`;
    if (!kinds.has(kind)) kinds.set(kind, path);
  }
  const found = [];
  for (const path of kinds.values()) {
    const isOwn = remoteForPath(remotes, path) === remote;
    if (isOwn || (await shows(await read(path), remote))) found.push({ path, isOwn });
  }
  return found.sort((one, other) => Number(other.isOwn) - Number(one.isOwn)).slice(0, MOST_PAGES);
}

/**
 * @param {import('playwright').APIResponse} response
 * @param {string} remote
 */
async function shows(response, remote) {
  const [, boot = '{}'] = /id="boot">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const { rendered } = JSON.parse(boot);
  return (rendered?.fragments ?? []).some((/** @type {string} */ id) =>
    id.startsWith(`${remote}/`),
  );
}

/**
 * Opens a page, wakes what sleeps below, and with `walk` leaves it by a link of the site and comes back.
 * @param {import('playwright').BrowserContext} context
 * @param {string} path
 * @param {{ walk: boolean, left: () => number }} how
 * @returns {Promise<string[]>} what the browser complained of
 */
async function visit(context, path, { walk, left }) {
  /** @type {string[]} */
  const heard = [];
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => heard.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text().split('\n')[0] ?? '');
  });
  page.setDefaultTimeout(Math.min(PAGE_MS, left()));
  const alive = () =>
    page.waitForFunction(() => performance.getEntriesByName('site:interactive').length > 0);
  try {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await alive();
    await page.keyboard.press('End');
    await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
    if (walk) await leaveAndReturn(page, path);
  } catch (error) {
    heard.push(`it did not come alive: ${/** @type {Error} */ (error).message.split('\n')[0]}`);
  } finally {
    await page.close();
  }
  return heard;
}

/**
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
  // By its keyboard: a menu that is folded away on a small screen is no obstacle.
  await links.nth(at).evaluate((link) => /** @type {HTMLElement} */ (link).click());
  await page.waitForURL((url) => url.pathname !== path, { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await heading.filter({ hasText: title ?? '' }).waitFor();
}
