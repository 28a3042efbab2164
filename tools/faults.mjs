// `npm run test:faults [-- --short] [-- --only=crash,races]`: causes faults in a running site, such
// as a full disk, and counts the results.
import { install } from './lib/install.mjs';

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
await buildIfStale();
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/api/faults.ts');
