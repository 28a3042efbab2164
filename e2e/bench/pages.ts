/* global document */
// `npm run bench:pages [-- runs [page ...]]`: loads pages of the federated site and of a one-bundle build of the same sources, turn by
// turn, on a slow phone's network and processor, with cold caches. Prints medians and the ratio.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { install } from './lib/install.mjs';

await install();
const { chromium } = await import('playwright');
const { buildIfStale } = await import('./lib/stale.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { compressFolder } = await import('./lib/compress.mjs');
const { node, run } = await import('./lib/run.mjs');
const { inRoot } = await import('./lib/workspace.mjs');
const { serveOneBundle } = await import('../e2e/bench/oneBundleServer.mjs');

const runs = Number(process.argv[2] ?? 7);
const PAGES = {
  '/': ['page-home'],
  '/shop': ['page-shop'],
  '/repairs/iphone': ['page-listing'],
  '/repairs/iphone/15-pro': ['page-model', 'fragment-appointment-scheduler'],
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 750e3 / 8,
};
const SLOWER_PROCESSOR = 4;

if (process.env.SKIP_BUILD !== '1') await buildIfStale();
await ensureBrowser();
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

const port = await new Promise((resolve) => {
  const probe = createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
const siteUrl = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-'));
const server = spawn(node, [inRoot('server/dist/server.js')], {
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    PUBLIC_URL: siteUrl,
    LOG_LEVEL: 'error',
    RATE_LIMITS: '0',
    NODE_ENV: 'production',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const ready = () =>
  fetch(`${siteUrl}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
while (!(await ready())) await new Promise((resolve) => setTimeout(resolve, 100));
const one = await serveOneBundle({ folder: bundle, siteUrl, pageChunks: PAGES });

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];
const { existsSync } = await import('node:fs');
const executablePath = existsSync(chromium.executablePath())
  ? undefined
  : SYSTEM.find((file) => existsSync(file));
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
});

/** One cold load: what was sent, and when it was seen and alive. Times in milliseconds, sizes in bytes as sent. */
async function measure(url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  const sent = new Map();
  session.on('Network.responseReceived', ({ requestId, type }) =>
    sent.set(requestId, { type, bytes: 0 }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const known = sent.get(requestId);
    if (known) known.bytes = encodedDataLength;
  });
  await page.addInitScript(() => {
    globalThis.__vitals = { lcp: 0, cls: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) globalThis.__vitals.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!entry.hadRecentInput) globalThis.__vitals.cls += entry.value;
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
    ...globalThis.__vitals,
    interactive: performance.getEntriesByName('site:interactive')[0].startTime,
  }));
  await context.close();
  const all = [...sent.values()];
  const bytes = (type) =>
    all
      .filter((entry) => !type || entry.type === type)
      .reduce((sum, entry) => sum + entry.bytes, 0);
  return { requests: all.length, kB: bytes() / 1000, jsKB: bytes('Script') / 1000, ...seen };
}

const median = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

const variants = { federated: siteUrl, 'one bundle': one.url };
const chosen = process.argv.slice(3);
for (const page of chosen.length > 0 ? chosen : Object.keys(PAGES)) {
  const records = { federated: [], 'one bundle': [] };
  for (const base of Object.values(variants)) await fetch(base + page);
  for (let turn = 0; turn < runs; turn += 1) {
    for (const [name, base] of Object.entries(variants))
      records[name].push(await measure(base + page));
  }
  const rows = Object.fromEntries(
    Object.entries(records).map(([name, list]) => [
      name,
      Object.fromEntries(
        Object.keys(list[0]).map((key) => [
          key,
          Number(
            median(list.map((entry) => entry[key])).toFixed(
              key === 'cls' ? 3 : key.endsWith('KB') || key === 'kB' ? 1 : 0,
            ),
          ),
        ]),
      ),
    ]),
  );
  rows.ratio = Object.fromEntries(
    Object.keys(rows.federated).map((key) => [
      key,
      Number((rows.federated[key] / rows['one bundle'][key]).toFixed(2)),
    ]),
  );
  console.log(
    `\n${page} (${runs} runs each, medians; 1.6 Mbit/s, 150 ms, processor / ${SLOWER_PROCESSOR})`,
  );
  console.table(rows);
}

await browser.close();
await one.close();
server.kill();
rmSync(dataDir, { recursive: true, force: true });
