// `npm run test:fuzz [-- --short] [-- --requests=20000 --seed=1]`: sends random valid and invalid
// requests to every route of the API, and checks the responses.
import { install } from './lib/install.mjs';

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
await buildIfStale();
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/api/fuzz.ts');
