// `npm run bench:pages [-- runs [page ...]]`: loads pages of the federated site and of a one-bundle build of the same sources, turn by
// turn, on a slow phone's network and processor, with cold caches. Prints medians and the ratio.
import { install } from './lib/install.mjs';

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
if (process.env.SKIP_BUILD !== '1') await buildIfStale();
const { ensureBrowser } = await import('./lib/browser.mjs');
await ensureBrowser();
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/bench/pages.ts');
