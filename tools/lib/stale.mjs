import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { buildSite } from './build.mjs';
import { filesBelow } from './compress.mjs';
import { inRoot, REMOTE_PACKAGES } from './workspace.mjs';

const MARK = 'dist/.built';
const SOURCES = [
  'shared/src',
  'shared/build',
  'shell/src',
  'shell/static',
  'server/src',
  'tools',
  ...REMOTE_PACKAGES.map((name) => `${name}/src`),
];
const SINGLE = [
  'package-lock.json',
  'tsconfig.base.json',
  'server/build.mjs',
  'shell/webpack.config.cjs',
  ...REMOTE_PACKAGES.flatMap((name) => [`${name}/webpack.config.cjs`, `${name}/package.json`]),
];

/**
 * Returns a hash of the names, sizes and times of all source files. Reading their contents would
 * take longer than the check saves.
 */
function sourcesMark() {
  const hash = createHash('sha256');
  const files = [
    ...SOURCES.flatMap((folder) => (existsSync(inRoot(folder)) ? filesBelow(inRoot(folder)) : [])),
    ...SINGLE.map((file) => inRoot(file)),
  ];
  for (const file of files.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    if (!existsSync(file)) continue;
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds the site if a source file has changed since the last build. */
export async function buildIfStale() {
  const mark = sourcesMark();
  const complete = [
    'dist/remotes/remotes.json',
    'dist/shell/assets.json',
    'server/dist/server.js',
  ].every((file) => existsSync(inRoot(file)));
  if (complete && existsSync(inRoot(MARK)) && readFileSync(inRoot(MARK), 'utf8') === mark) return;
  console.log('Building the site (only what has changed) …');
  await buildSite();
  writeFileSync(inRoot(MARK), mark);
}
