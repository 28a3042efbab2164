import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
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
