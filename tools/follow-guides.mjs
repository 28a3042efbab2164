// Follows the guides in `docs` literally in a clone: creates each file, adds each line, and runs
// each command. Then it checks the lock file and the types, builds the clone, and opens the
// addresses that the guides name.
//   node tools/follow-guides.mjs docs/add-a-feature.md    follows only these guides
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { linkFolder } from './lib/linkFolder.mjs';
import { addInto, listed } from './lib/addInto.mjs';
import { freePort } from './lib/freePort.mjs';
import { readGuide } from './lib/readGuide.mjs';
import { node, npm, run, start } from './lib/run.mjs';
import { inRoot } from './lib/workspace.mjs';

const GUIDES = ['docs/add-a-feature.md', 'docs/add-a-remote.md'];
const given = process.argv.slice(2);
const guides = given.length > 0 ? given : GUIDES.filter((file) => existsSync(inRoot(file)));
/**
 * The script runs only commands that end, and that need neither a running site nor another
 * repository.
 */
const FOLLOWED = /^(?:npm run (?:new:remote|unit|openapi|api:report)\b|npm version )/;
const CHANGES_PACKAGES = /^npm (?:run new:remote|version) /;

// The clone is on the same disk, so libraries can be linked instead of copied. It is outside
// node_modules, because many tools ignore that folder.
mkdirSync(inRoot('test-results'), { recursive: true });
const clone = mkdtempSync(inRoot('test-results/guides-'));
process.on('exit', () => rmSync(clone, { recursive: true, force: true }));
const inClone = (/** @type {string[]} */ ...parts) => path.join(clone, ...parts);
const began = Date.now();
const say = (/** @type {string} */ what) =>
  console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(4)} s  ${what}`);

function makeClone() {
  const files = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const tracked = execFileSync('git', files, {
    cwd: inRoot(),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  for (const file of tracked.split('\0'))
    if (file !== '' && existsSync(inRoot(file)))
      cpSync(inRoot(file), inClone(file), { verbatimSymlinks: true });
  linkFolder(inRoot('node_modules'), inClone('node_modules'));
  for (const built of ['dist', 'server/dist'])
    cpSync(inRoot(built), inClone(built), { recursive: true });
}

/**
 * Runs one command of a guide in the clone.
 * @param {string} command
 */
async function follow(command) {
  say(command);
  const [program = '', ...args] = command.split(/\s+/);
  await run(program === 'npm' ? npm : program, args, { cwd: clone, quiet: true });
  if (CHANGES_PACKAGES.test(command)) await expectLock();
}

/**
 * Checks that the lock file lists the dependencies of all packages. Otherwise, `npm ci` would fail
 * for everybody after the change is merged.
 */
const expectLock = () =>
  run(npm, ['ci', '--dry-run', '--offline', '--no-audit', '--no-fund'], {
    cwd: clone,
    quiet: true,
  });

const commandsIn = (/** @type {string} */ text) =>
  text.split('\n').map((line) => line.replace(/\s+#.*/, '').trim());

/**
 * The maximum number of new files and folders that a guide may require. A higher number needs a
 * decision in docs/decisions.
 */
const MOST = { files: 12, folders: 5 };
/** @type {Set<string>} */
const packages = new Set();
/** @type {Set<string>} */
const addresses = new Set();

/**
 * Follows one guide in the clone, step by step.
 * @param {string} guide
 */
async function followGuide(guide) {
  const text = readFileSync(inClone(guide), 'utf8');
  /** @type {string[]} */
  const made = [];
  for (const [, address = ''] of text.matchAll(/http:\/\/127\.0\.0\.1:3000(\/[\w/-]+)/g))
    addresses.add(address);
  for (const { said, file, code, isCommand } of readGuide(text)) {
    if (isCommand) {
      for (const command of commandsIn(code)) if (FOLLOWED.test(command)) await follow(command);
      continue;
    }
    if (file === null) throw new Error(`${guide} does not say into which file this goes: ${code}`);
    const place = inClone(file);
    const existing = existsSync(place);
    if (existing) {
      const { list } = listed(said, file) ?? {};
      if (!list) throw new Error(`${guide} does not say what of ${file} this is one of: ${code}`);
      writeFileSync(place, addInto(readFileSync(place, 'utf8'), list, code.trim()));
    } else {
      mkdirSync(path.dirname(place), { recursive: true });
      writeFileSync(place, code);
      const into = listed(said);
      if (into) {
        const exported = /export const (\w+)/.exec(code)?.[1] ?? '';
        const from = path.posix
          .relative(path.posix.dirname(into.file), file)
          .replace(/\.tsx?$/, '');
        const source = readFileSync(inClone(into.file), 'utf8');
        const line = `import { ${exported} } from '${from.startsWith('.') ? from : `./${from}`}';\n`;
        writeFileSync(inClone(into.file), line + addInto(source, into.list, exported));
      }
    }
    if (!existing) made.push(file);
    packages.add(file.split('/')[0] ?? '');
    say(file);
  }
  const named = [...text.matchAll(/`(npm run (?:unit|openapi)[^`]*)`/g)];
  for (const command of new Set(named.map(([, command = '']) => command))) await follow(command);
  const folders = new Set(made.map((file) => path.posix.dirname(file))).size;
  say(`${made.length} new files (at most ${MOST.files}) in ${folders} folders (${MOST.folders})`);
  if (made.length > MOST.files || folders > MOST.folders)
    throw new Error(`${guide} asks for more files than a feature may need`);
  await expectLock();
  say(`the lock file fits after ${guide}`);
}

async function show() {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const server = start(node, [inClone('server/dist/server.js')], {
    cwd: clone,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...env, DATA_DIR: inClone('data') },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    const ask = (/** @type {string} */ address) =>
      fetch(`http://127.0.0.1:${port}${address}`, { headers: { accept: 'text/html' } });
    while (server.exitCode === null && !(await ask('/api/health').catch(() => null))?.ok)
      await sleep(100);
    for (const address of addresses) {
      const answer = await ask(address);
      const html = await answer.text();
      if (answer.status !== 200 || !/<h1[\s>]/.test(html))
        throw new Error(`${address} does not show: ${answer.status}`);
      say(`${address} shows`);
    }
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

makeClone();
say('the clone is made');
for (const guide of guides) await followGuide(guide);
for (const name of packages) {
  await run(node, ['tools/types.mjs', `--only=${name}`], { cwd: clone, quiet: true });
  say(`types of ${name} hold`);
  if (name === 'server') await run(node, ['server/build.mjs'], { cwd: clone, quiet: true });
  if (!name.startsWith('mfe-')) continue;
  const webpack = inClone('node_modules/webpack-cli/bin/cli.js');
  // Minimizing takes a third of the build's time, and nothing uses the cache of the clone again.
  const options = ['--no-optimization-minimize', '--no-cache'];
  const args = [webpack, '--config', 'webpack.config.cjs', ...options];
  await run(node, args, { cwd: inClone(name), quiet: true });
  const remote = name.slice('mfe-'.length);
  await run(node, ['tools/publish.mjs', remote], { cwd: clone, quiet: true });
  say(`${name} is built and published`);
}
await show();
