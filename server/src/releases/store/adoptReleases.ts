import { cpSync } from 'node:fs';
import type { ReleasePlace } from './activate';
import { moveOn } from './publishFolder';
import { activeRemotes } from './registryStore';
import { SHELL } from './releaseSchema';
import { activeShell } from './shellStore';
import { judgeShown, type KeyedStore } from './releaseKeys';
import { folderOf, putRelease, readRelease } from './releaseStore';
import { stagingFolder } from './staging';

const BUILDER = 'the build beside the server';

/**
 * Copies the active versions of a build into the site's own store. A copied version becomes active
 * if no version ever was, or if the active one is from the previous build. A new container image
 * therefore shows its own versions, but never undoes a release or a rollback. Returns a sentence
 * for each version that does not become active.
 */
export async function adoptReleases(
  from: string,
  place: () => ReleasePlace,
  at: Date,
  keys: KeyedStore['keys'] = [],
): Promise<string[]> {
  const said: string[] = [];
  const shell = activeShell(from);
  const versions = Object.entries(activeRemotes(from)).map(([name, { version }]) => ({
    remote: name,
    version,
  }));
  // The shell comes first, because areas of the same build may import names that only the
  // shared modules of this shell export.
  const all = [...(shell ? [{ remote: SHELL, version: shell }] : []), ...versions];
  for (const { remote, version } of all) {
    const { remotesDir } = place();
    const folder = folderOf(from, remote, version);
    if (!readRelease(folder)) continue;
    const staged = stagingFolder(remotesDir, remote);
    cpSync(folder, staged, { recursive: true });
    const stored = putRelease(remotesDir, staged, remote);
    if (!stored.ok) {
      said.push(`${remote} ${version} was not taken over: ${stored.failure.message}`);
      continue;
    }
    const barred = judgeShown({ remotesDir, keys }, { remote, version });
    if (barred) {
      said.push(`${remote} ${version} is stored and not shown: ${barred.message}`);
      continue;
    }
    // An error concerns only this area. The site starts with the area's previous version.
    const line = await moveOn(place(), { remote, version, by: BUILDER, at }).then(
      ({ staysAt }) => staysAt && `${remote}: ${version} is stored; ${staysAt} stays active`,
      (error: Error) => error.message,
    );
    if (line) said.push(line);
  }
  return said;
}
