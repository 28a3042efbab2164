// `npm run bench:pages [-- runs [page ...]]`: how fast pages load and respond on a slow phone, as
// medians. Four parts:
//   loads        the federated site against a one-bundle build of the same sources, in turns, with cold caches
//   presses      Interaction to Next Paint of the most frequent presses
//   changes      from a press on each link of the navigation and of lists to the next heading, with cold caches
//   lighthouse   scores of five pages; Lighthouse is installed with its first use
//   --only=presses   one part alone
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
