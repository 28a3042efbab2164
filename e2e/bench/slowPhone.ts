import type { Browser } from 'playwright';

/**
 * The network of a mid-range phone with a slow connection: throughput in bytes per second, and
 * latency in milliseconds.
 */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** The benchmark makes the browser's processor this many times slower, as on a phone. */
export const SLOWER_PROCESSOR = 4;

type SlowPhone = {
  network?: boolean;
  /** The origin of the site. With it, `goto` accepts paths without an origin. */
  baseURL?: string;
  /** The size of the window; by default that of a phone. */
  viewport?: { width: number; height: number };
};

/**
 * Opens a page with its own empty cache, by default in a slow network. `slowDown` slows the
 * processor. The caller must close the context.
 */
export async function openSlowPage(
  browser: Browser,
  { network = true, viewport = { width: 390, height: 844 }, baseURL }: SlowPhone = {},
) {
  const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: false });
    await session.send('Network.emulateNetworkConditions', NETWORK);
  }
  const slowDown = () => session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  return { context, page, session, slowDown };
}
