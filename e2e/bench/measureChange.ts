import type { Browser, Page } from 'playwright';
import { openSlowPage } from './slowPhone';

/**
 * A press on a link. `from` is the path of the page with the link, and `to` is the path of its
 * target.
 */
export type Change = { from: string; to: string };
export type Changed = { ms: number; requests: string[] };

type Watched = typeof globalThis & { __change?: { ms: number; requests: string[] } };

/**
 * In such a wide window, the header shows all links. In a narrow one, the links are in a drawer.
 */
const WINDOW = { width: 1440, height: 900 };
/**
 * How many milliseconds the page is idle before the press, while a real visitor looks for the link.
 * The time is too short for the shell to prefetch the pages that are likely next
 * (`fetchOnIntent.ts`).
 */
const REST = 2500;

/** Opens a page with an empty cache in a slow network, and waits until it is interactive. */
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
 * Returns the milliseconds from the press on a link to the heading of the next page. Before the
 * press, the pointer has not touched the link, and the browser has cached no other page.
 */
export async function measureChange(
  browser: Browser,
  siteUrl: string,
  { from, to }: Change,
): Promise<Changed> {
  const { context, page } = await openForChange(browser, siteUrl + from);
  // The first call scrolls to the link. Parts of the page then load and may move the link, so a
  // later call reads its position again.
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

/**
 * Scrolls to the link and returns the position of its centre in the window. The pointer does not
 * move.
 */
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
 * Playwright runs this function in the page. The measured time begins with the first event of the
 * press, before any listener of the page, and ends when the page shows another heading.
 */
function watchChange(): void {
  // The heading of a page that opens in a dialog is the title of the dialog.
  const shown = () => document.querySelector('[data-dialog] h2') ?? document.querySelector('h1');
  const before = shown();
  const text = before?.textContent;
  let since: number | undefined;
  const begin = ({ timeStamp }: Event) => (since ??= timeStamp);
  for (const type of ['pointerover', 'pointerdown', 'click'])
    addEventListener(type, begin, { capture: true });
  const requests: string[] = [];
  const watcher = new MutationObserver(() => {
    const heading = shown();
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
