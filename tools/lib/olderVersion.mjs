import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './workspace.mjs';

/**
 * Returns the commit that wrote the newest version into CHANGELOG.md. Null if the clone has no
 * history, or not enough of it.
 */
export function olderVersion() {
  const heading = /^## \d+\.\d+\.\d+/m.exec(readFileSync(inRoot('CHANGELOG.md'), 'utf8'))?.[0];
  if (!heading) return null;
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  try {
    const commits = git('log', '--format=%H', '--reverse', `-S${heading}`, '--', 'CHANGELOG.md');
    const [written] = commits.split('\n');
    // The first commit of a shallow clone contains every line, so it only seems to write them.
    return written && git('rev-list', '--parents', '-1', written).trim().includes(' ')
      ? written
      : null;
  } catch {
    return null;
  }
}

/**
 * Writes these files of a commit into a folder, as far as the commit has them.
 * @param {string} version
 * @param {string} folder
 * @param {string[]} names
 */
export function extractVersion(version, folder, names) {
  const git = (...args) => execFileSync('git', args, { cwd: root, maxBuffer: 1 << 30 });
  const has = new Set(git('ls-tree', '--name-only', version).toString().split('\n'));
  execFileSync('tar', ['-x', '-C', folder], {
    input: git('archive', version, ...names.filter((name) => has.has(name))),
  });
}

/**
 * Links the installed packages into a copy. The workspace's own packages must come from the copy,
 * so they are not linked.
 * @param {string} folder
 */
export function linkPackages(folder) {
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@mcs-repairs' && name !== '.cache')
      symlinkSync(inRoot('node_modules', name), path.join(folder, 'node_modules', name));
}
