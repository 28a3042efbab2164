// `npm run weight`: measures pages of the built site, and compares them with docs/weight.json. It
// fails if a page has grown.
//   /shop /book   measures only these pages
//   --write   stores the new weights in docs/weight.json and docs/weight.md; you change limits by hand
import { install } from './lib/install.mjs';

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
if (process.env.SKIP_BUILD !== '1') await buildIfStale();
const { ensureBrowser } = await import('./lib/browser.mjs');
await ensureBrowser();
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/weight/weigh.ts');
