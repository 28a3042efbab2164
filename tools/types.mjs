// Checks the types of every package with the native compiler, two at a time.
import { spawn } from 'node:child_process';
import { inRoot } from './lib/workspace.mjs';

const PACKAGES = [
  'shared',
  'shell',
  'mfe-storefront',
  'mfe-repairs',
  'mfe-booking',
  'mfe-community',
  'mfe-admin',
  'server',
  'e2e',
];

const check = (name) =>
  new Promise((resolve) => {
    const compiler = spawn(
      process.execPath,
      [inRoot('node_modules/typescript-native/bin/tsc'), '-p', inRoot(name)],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    compiler.stdout.on('data', (chunk) => (output += chunk));
    compiler.stderr.on('data', (chunk) => (output += chunk));
    compiler.on('exit', (code) => resolve({ name, code, output }));
  });

const waiting = [...PACKAGES];
let failed = 0;
const worker = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const { code, output } = await check(name);
    if (code !== 0) {
      failed += 1;
      console.error(`types: ${name}\n${output}`);
    }
  }
};
await Promise.all([worker(), worker()]);
console.log(`types: ${PACKAGES.length - failed} packages passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
