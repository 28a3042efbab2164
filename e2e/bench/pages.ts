import { Console } from 'node:console';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { compressFolder } from '../../tools/lib/compress.mjs';
import { node, run } from '../../tools/lib/run.mjs';
import { inRoot } from '../../tools/lib/workspace.mjs';
import { launchOptions } from '../browser';
import { discardShop, startShop } from '../server';
import { serveOneBundle } from './oneBundleServer.mjs';

const { positionals } = parseArgs({ allowPositionals: true });
const [runsWanted = '7', ...chosen] = positionals;
const runs = Number(runsWanted);
const { table } = new Console(process.stdout);
const PAGES: Record<string, string[]> = {
  '/': ['pages-HomePage'],
  '/shop': ['pages-ShopPage'],
  '/repairs/iphone': ['pages-listings-iphone'],
  '/repairs/iphone/15-pro': ['pages-models-iphone', 'features-appointment-AppointmentScheduler'],
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOWER_PROCESSOR = 4;

const bundle = inRoot('e2e/bench/dist');
await run(
  node,
  [
    inRoot('node_modules/webpack-cli/bin/cli.js'),
    '--config',
    inRoot('e2e/bench/webpack.config.cjs'),
  ],
  { quiet: true },
);
await compressFolder(bundle);

const shop = await startShop({ LOG_LEVEL: 'error' });
const siteUrl = shop.url;
const one = await serveOneBundle({ folder: bundle, siteUrl, pageChunks: PAGES });

const browser = await chromium.launch(launchOptions);

type Vitals = { lcp: number; cls: number };
type Measured = Vitals & Record<'requests' | 'kB' | 'jsKB' | 'fcp' | 'interactive', number>;
type LayoutShift = PerformanceEntry & { hadRecentInput: boolean; value: number };
type Watched = typeof globalThis & { __vitals: Vitals };

/** One cold load: what was sent, and when it was seen and alive. Times in milliseconds, sizes in bytes as sent. */
async function measure(url: string): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const sent = new Map<string, { type: string; bytes: number }>();
  session.on('Network.responseReceived', ({ requestId, type }) =>
    sent.set(requestId, { type, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = sent.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    (globalThis as Watched).__vitals = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) (globalThis as Watched).__vitals.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        if (!entry.hadRecentInput) (globalThis as Watched).__vitals.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
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
  const bytes = (type?: string) =>
    all
      .filter((entry) => !type || entry.type === type)
      .reduce((sum, entry) => sum + entry.bytes, 0);
  return { requests: all.length, kB: bytes() / 1000, jsKB: bytes('Script') / 1000, ...seen };
}

const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
};

const digitsOf = (key: string) => (key === 'cls' ? 3 : key.endsWith('KB') || key === 'kB' ? 1 : 0);
const KEYS = ['requests', 'kB', 'jsKB', 'fcp', 'lcp', 'cls', 'interactive'] as const;
const rowOf = (value: (key: (typeof KEYS)[number]) => number) =>
  Object.fromEntries(KEYS.map((key) => [key, value(key)])) as Measured;

for (const page of chosen.length > 0 ? chosen : Object.keys(PAGES)) {
  const [federated, oneBundle]: [Measured[], Measured[]] = [[], []];
  for (const base of [siteUrl, one.url]) await fetch(base + page);
  for (let turn = 0; turn < runs; turn += 1) {
    federated.push(await measure(siteUrl + page));
    oneBundle.push(await measure(one.url + page));
  }
  const medians = (list: Measured[]) =>
    rowOf((key) => Number(median(list.map((entry) => entry[key])).toFixed(digitsOf(key))));
  const [ours, theirs] = [medians(federated), medians(oneBundle)];
  console.info(
    `\n${page} (${runs} runs each, medians; 1.6 Mbit/s, 150 ms, processor / ${SLOWER_PROCESSOR})`,
  );
  table({
    federated: ours,
    'one bundle': theirs,
    ratio: rowOf((key) => Number((ours[key] / theirs[key]).toFixed(2))),
  });
}

await browser.close();
await one.close();
await discardShop(shop);
