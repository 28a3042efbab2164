import type { Browser } from 'playwright';

/** A phone of the middle class in a slow mobile network: bytes a second, milliseconds. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
/** How many times slower than this machine. */
export const SLOWER_PROCESSOR = 4;

type SlowPhone = {
  network?: boolean;
  /** Of the site, for addresses without one. */
  baseURL?: string;
  /** Of the window; a phone's unless given. */
  viewport?: { width: number; height: number };
};

/** A page of its own with an empty cache, in a slow network unless told otherwise; `slowDown` makes the processor slow. Close its context. */
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
