// `npm run bench:api [-- --rows=100000 --rounds=3 --seconds=3 --only=book]`: requests per second
// and latencies of the API and of composed pages. It compares them with the raw SQL of a booking on
// the same database. DATABASE_URL measures a PostgreSQL server (an empty database).
import { install } from './lib/install.mjs';

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
await buildIfStale();
const { runTypescript } = await import('./lib/runTypescript.mjs');
await runTypescript('e2e/api/bench.ts');
