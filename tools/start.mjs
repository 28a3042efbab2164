// `npm start`: installs missing packages, builds packages that are out of date, starts the whole
// site, and prints its addresses.
import { install } from './lib/install.mjs';

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old: use Node 20.19 or newer.`);
  process.exit(1);
}

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
await buildIfStale();

const { become, node } = await import('./lib/run.mjs');
const { inRoot } = await import('./lib/workspace.mjs');
await become(node, ['--enable-source-maps', inRoot('server/dist/server.js')], {
  cwd: process.cwd(),
});
