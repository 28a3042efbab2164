// Checks that a build is the same in every folder. It builds a small remote in a clone, and then
// twice in a copy of this clone. All builds must have the same bytes, and so the same version. The
// copied webpack cache must not be used, and must not keep webpack from storing a new cache.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './lib/compress.mjs';
import { linkFolder } from './lib/linkFolder.mjs';
import { node, run } from './lib/run.mjs';
import { inRoot } from './lib/workspace.mjs';

// The clones are on the same disk, so libraries can be linked instead of copied.
mkdirSync(inRoot('test-results'), { recursive: true });
const folder = mkdtempSync(inRoot('test-results/clones-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const FILES = {
  'package.json': JSON.stringify({ name: 'mfe-tiny', remote: { name: 'tiny', devPort: 1 } }),
  'tsconfig.json': '{ "extends": "../tsconfig.base.json" }',
  'webpack.config.cjs':
    "module.exports = require('../shared/build/webpack.cjs').remote(__dirname);",
  'src/Page.module.css': '.page { color: red }',
  'src/Page.tsx':
    "import { Link } from 'react-router-dom'; import css from './Page.module.css'; export const head = () => ({ title: 'Tiny', description: '' }); export function Component() { return <Link className={css.page} to='/'>Tiny</Link>; }",
  'src/remote.tsx':
    "import { page } from '@mcs-repairs/shared/platform/site'; export const remote = { name: 'tiny', routes: [{ path: 'tiny', ...page({ load: () => import('./Page') }) }], fragments: {} };",
};

function makeClone(clone) {
  linkFolder(inRoot('node_modules'), path.join(clone, 'node_modules'));
  for (const name of ['shared', 'tsconfig.base.json', 'package.json'])
    cpSync(inRoot(name), path.join(clone, name), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) {
    const full = path.join(clone, 'mfe-tiny', file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
  }
}

/** Returns one hash of all published files except source maps. */
function hashOf(dist) {
  const hash = createHash('sha256');
  for (const file of filesBelow(dist)
    .filter((name) => !name.endsWith('.map'))
    .sort())
    hash.update(path.relative(dist, file)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * Builds the remote of a clone. Returns the hash of its files, their names, and webpack's messages
 * about its cache.
 */
async function build(clone) {
  const dir = path.join(clone, 'mfe-tiny');
  const cli = path.join(clone, 'node_modules/webpack-cli/bin/cli.js');
  const said = await run(node, [cli, '--config', 'webpack.config.cjs'], { cwd: dir, quiet: true });
  const dist = path.join(dir, 'dist');
  return { said, hash: hashOf(dist), files: filesBelow(dist).map((file) => path.basename(file)) };
}

const one = path.join(folder, 'one');
const other = path.join(folder, 'in/another/folder');
makeClone(one);
const first = await build(one);
linkFolder(path.join(one, 'node_modules'), path.join(other, 'node_modules'));
for (const name of [
  'node_modules/.cache',
  'shared',
  'tsconfig.base.json',
  'package.json',
  'mfe-tiny',
])
  cpSync(path.join(one, name), path.join(other, name), { recursive: true });
rmSync(path.join(other, 'mfe-tiny/dist'), { recursive: true });
const second = await build(other);
const third = await build(other);

const complaints = [];
const expect = (what, isSo, detail = '') => {
  console.log(`${isSo ? 'ok  ' : 'FAIL'} ${what}${isSo ? '' : `: ${detail}`}`);
  if (!isSo) complaints.push(what);
};
expect(
  'a copy in another folder builds the same version',
  first.hash === second.hash,
  [...first.files, '/', ...second.files].filter((file) => /\.c?js$/.test(file)).join(' '),
);
for (const { said, when } of [
  { ...second, when: 'first' },
  { ...third, when: 'second' },
])
  expect(
    `its ${when} build finds no cache in its way`,
    !/PackFileCache/.test(said),
    said.slice(0, 400),
  );
expect('building again changes nothing', third.hash === second.hash);
process.exitCode = complaints.length > 0 ? 1 : 0;
