// `npm run test:faults [-- --short] [-- --only=crash,races]`: damages a running site and counts
// what it keeps.
import { install } from './lib/install.mjs';

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
await buildIfStale();
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/api/faults.ts');
