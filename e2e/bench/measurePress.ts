import type { Browser, Page } from 'playwright';
import type { Interaction } from './interactions';
import { openSlowPage } from './slowPhone';

type Watched = typeof globalThis & { __presses: Map<number, number> };
type Timing = PerformanceEntry & { interactionId: number };

/**
 * Browsers report no shorter duration than this, in milliseconds. A faster press counts as this
 * long.
 */
const SHORTEST = 16;

/**
 * How long a page must be idle before the press, and how long the browser may take to report the
 * press, in milliseconds.
 */
const REST = 800;

/**
 * Returns the milliseconds from the press to the next paint (Interaction to Next Paint), as the
 * browser's event timing reports them.
 */
export async function measurePress(
  browser: Browser,
  baseURL: string,
  { prepare, press, viewport }: Interaction,
): Promise<number> {
  const { context, page, slowDown } = await openSlowPage(browser, {
    network: false,
    baseURL,
    ...(viewport && { viewport }),
  });
  await page.addInitScript(watchPresses);
  await prepare(page);
  const act = await ready(page, press);
  await slowDown();
  await page.waitForTimeout(REST);
  const known = await page.evaluate(() => {
    (globalThis as Watched).__presses.clear();
    return performance.interactionCount;
  });
  await act();
  await page.waitForFunction((count) => performance.interactionCount > count, known);
  await page.waitForTimeout(REST);
  const longest = await page.evaluate(() =>
    Math.max(0, ...(globalThis as Watched).__presses.values()),
  );
  await context.close();
  return Math.max(SHORTEST, longest);
}

/**
 * Prepares a press, and returns the function that performs it. Playwright's own click first
 * searches the element and checks it. On a slow processor, this work would increase the measured
 * time.
 */
async function ready(page: Page, press: Interaction['press']): Promise<() => Promise<void>> {
  if (typeof press === 'string') return () => page.keyboard.press(press);
  const mark = press(page);
  await mark.hover();
  return async () => {
    await page.mouse.down();
    await page.mouse.up();
  };
}

/**
 * Records the duration of each press in the page, by the id that the browser gives to the press.
 */
function watchPresses(): void {
  const presses = new Map<number, number>();
  (globalThis as Watched).__presses = presses;
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Timing[])
      if (interactionId > 0)
        presses.set(interactionId, Math.max(duration, presses.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
