// `npm run bench:pages [-- runs [page ...]]`: measures how fast pages load and respond on a slow
// phone, and prints medians. It has four parts:
//   loads        compares the site with a single-bundle build of the same sources, with an empty cache
//   presses      measures Interaction to Next Paint of the most frequent presses
//   changes      measures the time from a press on a link to the next heading, with an empty cache
//   lighthouse   prints the scores of five pages; its first run installs Lighthouse
//   --only=presses   runs only this part
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
