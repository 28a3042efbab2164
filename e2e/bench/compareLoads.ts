import type { Browser } from 'playwright';
import { compressFolder } from '../../tools/lib/compress.mjs';
import { node, run } from '../../tools/lib/run.mjs';
import { inRoot } from '../../tools/lib/workspace.mjs';
import { measureLoad, type Load } from './measureLoad';
import { median } from './median';
import { serveOneBundle } from './oneBundleServer.mjs';
import { SLOWER_PROCESSOR } from './slowPhone';
import { printTable } from './printTable';

/** For each page, the chunks of the single-bundle build that the page needs. */
const PAGES: Record<string, string[]> = {
  '/': ['pages-HomePage'],
  '/shop': ['pages-ShopPage'],
  '/repairs/iphone': ['pages-listings-iphone'],
  '/repairs/iphone/15-pro': ['pages-models-iphone', 'features-appointment-AppointmentScheduler'],
};

const digitsOf = (key: string) => (key === 'cls' ? 3 : key.endsWith('KB') || key === 'kB' ? 1 : 0);
const KEYS = ['requests', 'kB', 'jsKB', 'fcp', 'lcp', 'cls', 'interactive'] as const;
const rowOf = (value: (key: (typeof KEYS)[number]) => number) =>
  Object.fromEntries(KEYS.map((key) => [key, value(key)])) as Load;

async function buildOneBundle(): Promise<string> {
  const webpack = inRoot('node_modules/webpack-cli/bin/cli.js');
  const config = inRoot('e2e/bench/webpack.config.cjs');
  await run(node, [webpack, '--config', config], { quiet: true });
  const folder = inRoot('e2e/bench/dist');
  await compressFolder(folder);
  return folder;
}

/**
 * Compares the site with a single-bundle build of the same sources. Loads pages of both
 * alternately, and prints medians and ratios.
 */
export async function compareLoads(
  browser: Browser,
  { siteUrl, runs, chosen }: { siteUrl: string; runs: number; chosen: readonly string[] },
): Promise<void> {
  const one = await serveOneBundle({
    folder: await buildOneBundle(),
    siteUrl,
    pageChunks: PAGES,
  });
  for (const page of chosen.length > 0 ? chosen : Object.keys(PAGES)) {
    const [federated, oneBundle]: [Load[], Load[]] = [[], []];
    for (const base of [siteUrl, one.url]) await fetch(base + page);
    for (let turn = 0; turn < runs; turn += 1) {
      federated.push(await measureLoad(browser, siteUrl + page));
      oneBundle.push(await measureLoad(browser, one.url + page));
    }
    const medians = (list: Load[]) =>
      rowOf((key) => Number(median(list.map((entry) => entry[key])).toFixed(digitsOf(key))));
    const [ours, theirs] = [medians(federated), medians(oneBundle)];
    printTable(
      `${page} (${runs} runs each, medians; 1.6 Mbit/s, 150 ms, processor / ${SLOWER_PROCESSOR})`,
      {
        federated: ours,
        'one bundle': theirs,
        ratio: rowOf((key) => Number((ours[key] / theirs[key]).toFixed(2))),
      },
    );
  }
  await one.close();
}
