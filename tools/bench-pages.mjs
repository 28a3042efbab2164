// `npm run bench:pages [-- runs [page ...]]`: how the pages load and answer on a slow phone, as medians. Three parts:
//   loads        the federated site beside a one-bundle build of the same sources, turn by turn, with cold caches, and the ratio
//   presses      Interaction to Next Paint of what is pressed most
//   lighthouse   scores of five pages; Lighthouse is installed for it when it is first asked for
//   --only=presses   that part alone
import { parseArgs } from 'node:util';
import { install } from './lib/install.mjs';

const { values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' } },
});
await install();
const { buildIfStale } = await import('./lib/stale.mjs');
if (process.env.SKIP_BUILD !== '1') await buildIfStale();
const { ensureBrowser } = await import('./lib/browser.mjs');
await ensureBrowser();
const args = process.argv.slice(2);
if (values.only === undefined || values.only === 'lighthouse') {
  const { lighthouseFolder } = await import('./lib/lighthouse.mjs');
  args.push(`--lighthouse=${await lighthouseFolder()}`);
}
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/bench/pages.ts', { args });
