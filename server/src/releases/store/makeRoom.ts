import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { failure } from '../../runtime';
import { withRegistry } from './registryStore';
import { readLog, standingOf } from './releaseLog';
import { weightOnDisk } from './releaseFiles';
import { isVersion, readRelease } from './releaseStore';
import { formerVersions } from './takenBack';

/** The limits on all stored versions of one remote: their number and their size. */
export type Room = { versions: number; bytes: number };

/**
 * Removes old versions of a remote until one more version of `more` bytes fits within the limits.
 * Versions that were never active are removed first, then the oldest ones. Active versions and
 * those for a rollback stay. If this would not free enough space, the call fails and removes
 * nothing. Without limits, one team could fill the disk for all.
 */
export function makeRoom(
  remotesDir: string,
  remote: string,
  { room, more }: { room: Room; more: number },
): Promise<Failure | null> {
  return withRegistry(remotesDir, async ({ drop }) => {
    const log = readLog(remotesDir);
    const { active, canary } = standingOf(log, remote);
    const kept = [active?.version, active?.previous, canary?.version];
    const former = formerVersions(log, remote);
    const stored = weighed(remotesDir, remote);
    let bytes = stored.reduce((sum, each) => sum + each.bytes, more);
    let versions = stored.length + 1;
    const wasActive = (version: string) => Number(former.includes(version));
    const mayGo = stored
      .filter(({ version }) => !kept.includes(version) && version !== former[0])
      .sort((one, other) => wasActive(one.version) - wasActive(other.version));
    const going: string[] = [];
    for (const { version, bytes: size } of mayGo) {
      if (versions <= room.versions && bytes <= room.bytes) break;
      going.push(version);
      versions -= 1;
      bytes -= size;
    }
    if (versions <= room.versions && bytes <= room.bytes) {
      for (const version of going) await drop(remote, version);
      return null;
    }
    const message = `${remote} would keep ${versions} versions of ${megabytes(bytes)} together, and may keep ${room.versions} of ${megabytes(room.bytes)}: there is no room for another just now`;
    return failure('limit-reached', { message });
  });
}

const megabytes = (bytes: number) => `${Math.round(bytes / 1e5) / 10} MB`;

/** Returns how much disk space each version uses, oldest first. */
function weighed(remotesDir: string, remote: string): { version: string; bytes: number }[] {
  const folder = path.join(remotesDir, remote);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isVersion(entry.name))
    .map(({ name }) => {
      const place = path.join(folder, name);
      const builtAt = readRelease(place)?.builtAt ?? '';
      return { version: name, bytes: weightOnDisk(place), builtAt };
    })
    .sort((one, other) => (one.builtAt < other.builtAt ? -1 : 1));
}
