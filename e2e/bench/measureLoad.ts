import type { Browser } from 'playwright';
import { openSlowPage } from './slowPhone';

type Vitals = { lcp: number; cls: number };
/** Times are in milliseconds. Sizes are compressed, in kB. */
export type Load = Vitals & Record<'requests' | 'kB' | 'jsKB' | 'fcp' | 'interactive', number>;
type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; value: number };
type Watched = typeof globalThis & { __vitals: Vitals };

/**
 * Measures one page load with an empty cache: the bytes from the server, the time of the first
 * paint, and the time when the page is interactive.
 */
export async function measureLoad(browser: Browser, url: string): Promise<Load> {
  const { context, page, session, slowDown } = await openSlowPage(browser);
  await slowDown();
  const sent = new Map<string, { type: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type }) =>
    sent.set(requestId, { type, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = sent.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await page.addInitScript(watchVitals);
  await page.goto(url, { waitUntil: 'commit', timeout: 60_000 });
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('site:interactive').length > 0 && document.querySelector('h1'),
    null,
    { timeout: 60_000 },
  );
  await page.waitForTimeout(1500);
  const seen = await page.evaluate(() => ({
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    ...(globalThis as Watched).__vitals,
    interactive: performance.getEntriesByName('site:interactive')[0]?.startTime ?? NaN,
  }));
  await context.close();
  const all = [...sent.values()];
  const kB = (type?: string) =>
    all
      .filter((entry) => !type || entry.type === type)
      .reduce((sum, entry) => sum + entry.bytes, 0) / 1000;
  return { requests: all.length, kB: kB(), jsKB: kB('Script'), ...seen };
}

/** Playwright runs this function in the page. It records paint times and layout shifts. */
function watchVitals(): void {
  (globalThis as Watched).__vitals = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) (globalThis as Watched).__vitals.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[])
      if (!entry.hadRecentInput) (globalThis as Watched).__vitals.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}
