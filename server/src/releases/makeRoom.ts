import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from 'shared/domain/types/failure';
import { failure } from '../http/failures';
import { withRegistry } from './registryStore';
import { readLog, standingOf } from './releaseLog';
import { folderOf, storedVersions } from './releaseStore';
import { formerVersions } from './takenBack';

/** What one remote may keep in the store. */
export type Room = { versions: number; bytes: number };

/**
 * Makes room for one more version of a remote: when it has as many, or as much, as it may, those that were never in force go,
 * the oldest first, then the oldest of the others; never what is in force or would be gone back to. A refusal when that is not
 * enough: whoever may release one area must not fill the disk of all.
 */
export function makeRoom(remotesDir: string, remote: string, room: Room): Promise<Failure | null> {
  if (!existsSync(path.join(remotesDir, remote))) return Promise.resolve(null);
  return withRegistry(remotesDir, ({ assertHeld }) => {
    const log = readLog(remotesDir);
    const { active, canary } = standingOf(log, remote);
    const kept = [active?.version, active?.previous, canary?.version];
    const former = formerVersions(log, remote);
    const stored = storedVersions(remotesDir, remote);
    let bytes = stored.reduce((sum, each) => sum + each.bytes, 0);
    let versions = stored.length + unfinished(remotesDir, remote);
    const wasActive = (version: string) => Number(former.includes(version));
    const mayGo = stored
      .filter(({ version }) => !kept.includes(version) && version !== former[0])
      .sort((one, other) => wasActive(one.version) - wasActive(other.version));
    for (const { version, bytes: size } of mayGo) {
      if (versions < room.versions && bytes < room.bytes) break;
      assertHeld();
      rmSync(folderOf(remotesDir, remote, version), { recursive: true, force: true });
      versions -= 1;
      bytes -= size;
    }
    if (versions < room.versions && bytes < room.bytes) return null;
    const message = `${remote} keeps ${versions} versions of ${Math.round(bytes / 1e6)} MB together: there is no room for another just now`;
    return failure('limit-reached', { message });
  });
}

/** Uploads that are under way take room as well. */
const unfinished = (remotesDir: string, remote: string): number =>
  readdirSync(path.join(remotesDir, remote)).filter((name) => name.includes('.next-')).length;
