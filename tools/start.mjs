// `npm start`: installs what is missing, builds what is stale, starts the whole site and prints its addresses.
import { spawn } from 'node:child_process';
import { install } from './lib/install.mjs';

const major = Number(process.versions.node.split('.')[0]);
if (major < 20) {
  console.error(`Node ${process.versions.node} is too old: use Node 20.19 or newer.`);
  process.exit(1);
}

await install();
const { buildIfStale } = await import('./lib/stale.mjs');
await buildIfStale();

const { inRoot } = await import('./lib/workspace.mjs');
const server = spawn(process.execPath, ['--enable-source-maps', inRoot('server/dist/server.js')], {
  stdio: 'inherit',
  cwd: process.cwd(),
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
