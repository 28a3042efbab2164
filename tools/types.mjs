// Checks the types of every package with the native compiler, two packages at a time. It also
// rejects imports from another area, even of types. A package may use only its own files and
// `shared`.
//   --only=mfe-booking    checks only that package
import path from 'node:path';
import { parseArgs } from 'node:util';
import { COMPILER_ENV, NATIVE_COMPILER } from './lib/nativeCompiler.mjs';
import { node, start } from './lib/run.mjs';
import { inRoot, REMOTE_PACKAGES, root } from './lib/workspace.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const PACKAGES = ['shared', 'shell', ...REMOTE_PACKAGES, 'server', 'e2e', 'tools'].filter(
  (name) => values.only === undefined || values.only === name,
);
/**
 * These packages may import from all others. A benchmark in `e2e` builds the whole site as one
 * bundle, and `tools` use build files of other packages.
 */
const HOLDS_ALL = ['e2e', 'tools'];

function compile(name) {
  const compiler = start(node, [...NATIVE_COMPILER, '-p', inRoot(name), '--listFiles'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...COMPILER_ENV },
  });
  let output = '';
  compiler.stdout?.on('data', (chunk) => (output += chunk));
  compiler.stderr?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => compiler.on('exit', (code) => resolve({ code, output })));
}

async function check(name) {
  const { code, output } = await compile(name);
  const lines = output.split('\n');
  const isFile = (line) => path.isAbsolute(line);
  const foreignFiles = lines
    .filter(isFile)
    .map((file) => path.relative(root, file).split(path.sep).join('/'))
    .filter((file) => !/^\.\.|node_modules\//.test(file) && !/^shared\//.test(file))
    .filter((file) => !file.startsWith(`${name}/`) && !HOLDS_ALL.includes(name));
  const foreign = foreignFiles.length
    ? [`${name} takes types from another area: ${foreignFiles.slice(-3).join(', ')}`]
    : [];
  const problems = [...lines.filter((line) => line !== '' && !isFile(line)), ...foreign];
  return { isWell: code === 0 && foreign.length === 0, problems };
}

const waiting = [...PACKAGES];
let failed = 0;
const worker = async () => {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    const { isWell, problems } = await check(name);
    if (isWell) continue;
    failed += 1;
    console.error([`types: ${name}`, ...problems].join('\n'));
  }
};
await Promise.all([worker(), worker()]);
console.log(`types: ${PACKAGES.length - failed} packages passed, ${failed} failed`);
process.exitCode = failed || PACKAGES.length === 0 ? 1 : 0;
