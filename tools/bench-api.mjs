// `npm run bench:api [-- --rows=100000 --rounds=3 --seconds=3 --only=book]`: measures requests per
// second and response times, for the API and for pages that the server renders. For comparison, it
// also runs the SQL of a booking directly. With DATABASE_URL, it measures PostgreSQL; that database
// must be empty.
import { install } from './lib/install.mjs';

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
await buildIfStale();
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/api/bench.ts');
