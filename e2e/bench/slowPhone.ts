import type { Browser } from 'playwright';

/** A mid-range phone in a slow mobile network: bytes per second, milliseconds. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** How many times slower the phone's processor is than this machine. */
export const SLOWER_PROCESSOR = 4;

type SlowPhone = {
  network?: boolean;
  /** The site's address, for paths without an origin. */
  baseURL?: string;
  /** The size of the window; a phone's by default. */
  viewport?: { width: number; height: number };
};

/**
 * A page with its own empty cache, in a slow network by default. `slowDown` slows the processor.
 * Close its context afterwards.
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
