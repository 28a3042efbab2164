import type { Browser, Page } from 'playwright';
import { openSlowPage } from './slowPhone';

/** A press on the link from one page to another, both by their paths. */
export type Change = { from: string; to: string };
export type Changed = { ms: number; requests: string[] };

type Watched = typeof globalThis & { __change?: { ms: number; requests: string[] } };

/** In wide windows the header shows all links, so no drawer opens before the press. */
const WINDOW = { width: 1440, height: 900 };
/**
 * How long a page is idle before the press, in milliseconds. Within this time a visitor looks for
 * the link. The shell has not yet fetched the pages that are likely next (`fetchOnIntent.ts`).
 */
const REST = 2500;

/** Opens a page with an empty cache in the slow network, until it is interactive. */
export async function openForChange(browser: Browser, url: string) {
  const slow = await openSlowPage(browser, { viewport: WINDOW });
  await slow.slowDown();
  await slow.page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await slow.page.waitForFunction(
    () => performance.getEntriesByName('site:interactive').length > 0,
    null,
    { timeout: 60_000 },
  );
  return slow;
}

/**
 * Returns the milliseconds from the press on a link to the next page's heading. The pointer was
 * never at the link before, and the visitor has opened no page before.
 */
export async function measureChange(
  browser: Browser,
  siteUrl: string,
  { from, to }: Change,
): Promise<Changed> {
  const { context, page } = await openForChange(browser, siteUrl + from);
  // Parts of the page that come into view may load and move the link.
  await placeOf(page, to);
  await page.waitForTimeout(REST);
  const { x, y } = await placeOf(page, to);
  await page.evaluate(watchChange);
  await page.mouse.click(x, y);
  const changed = await page
    .waitForFunction(() => (globalThis as Watched).__change, null, { timeout: 30_000 })
    .then((handle) => handle.jsonValue())
    .catch((cause: unknown) => {
      throw new Error(`The press on the link from ${from} to ${to} had no effect`, { cause });
    });
  await context.close();
  if (!changed) throw new Error(`The press on the link from ${from} to ${to} had no effect`);
  return changed;
}

/** Scrolls to the link and returns its centre in the window, without moving the pointer there. */
async function placeOf(page: Page, to: string): Promise<{ x: number; y: number }> {
  const place = await page.evaluate((path) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
    const link = links.find(
      (each) => each.getAttribute('href') === path && each.getClientRects().length > 0,
    );
    if (!link) return undefined;
    link.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = link.getClientRects()[0]!;
    return { x: left + width / 2, y: top + height / 2 };
  }, to);
  if (!place) throw new Error(`No visible link leads to ${to}`);
  return place;
}

/**
 * Playwright runs this function in the page. The time begins with the first event of the press,
 * before any listener of the page, and ends when another heading is in the document.
 */
function watchChange(): void {
  const before = document.querySelector('h1');
  const text = before?.textContent;
  let since: number | undefined;
  const begin = ({ timeStamp }: Event) => (since ??= timeStamp);
  for (const type of ['pointerover', 'pointerdown', 'click'])
    addEventListener(type, begin, { capture: true });
  const requests: string[] = [];
  const watcher = new MutationObserver(() => {
    const heading = document.querySelector('h1');
    if (since === undefined || !heading) return;
    if (heading === before && heading.textContent === text) return;
    watcher.disconnect();
    const start = since;
    for (const { startTime, duration, name } of performance.getEntriesByType('resource'))
      if (startTime >= start)
        requests.push(
          `${Math.round(startTime - start)}+${Math.round(duration)} ${new URL(name).pathname}`,
        );
    (globalThis as Watched).__change = { ms: performance.now() - start, requests };
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
}
