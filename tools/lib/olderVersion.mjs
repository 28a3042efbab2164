import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from './workspace.mjs';

/**
 * Returns the commit that added the newest version to CHANGELOG.md. Returns null if the clone's
 * history does not contain that commit.
 */
export function olderVersion() {
  const heading = /^## \d+\.\d+\.\d+/m.exec(readFileSync(inRoot('CHANGELOG.md'), 'utf8'))?.[0];
  if (!heading) return null;
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] }).toString();
  try {
    const commits = git('log', '--format=%H', '--reverse', `-S${heading}`, '--', 'CHANGELOG.md');
    const [written] = commits.split('\n');
    // In a shallow clone, the first commit has no parent and contains all lines. So it only seems
    // to add the line of the version.
    return written && git('rev-list', '--parents', '-1', written).trim().includes(' ')
      ? written
      : null;
  } catch {
    return null;
  }
}

/**
 * Writes files of a commit into a folder. Ignores names that the commit does not contain.
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
 * Links the installed packages into a copy of the repository. It does not link the project's own
 * packages, because the copy has its own versions of them.
 * @param {string} folder
 */
export function linkPackages(folder) {
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(inRoot('node_modules')))
    if (name !== '@mcs-repairs' && name !== '.cache')
      symlinkSync(inRoot('node_modules', name), path.join(folder, 'node_modules', name));
}
