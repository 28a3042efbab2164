import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { remoteNameSchema } from '@mcs-repairs/shared/domain/types/release';
import { activeRemotes, withRegistry, withStoreLock } from './registryStore';
import { readLog, standingOf, type LogEntry } from './releaseLog';
import { isVersion } from './releaseStore';
import { sharedStoreOf } from './sharedStores';
import { collectShellFiles } from './shellStore';
import { removeAbandoned } from './staging';
import { formerVersions } from './takenBack';

/**
 * For how many days a version stays. Open pages still request files of their version. We assume
 * that nobody leaves a page open for longer.
 */
const KEEP_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes versions that are no longer needed. The active version, the previous one, the one for a
 * rollback and canaries stay. Any other version stays for 30 days after it was stored or last
 * active. Returns the removed versions, each as `remote version`.
 */
export async function collectReleases(remotesDir: string, now: Date): Promise<string[]> {
  if (!existsSync(remotesDir)) return [];
  const removed = await withRegistry(remotesDir, async ({ drop }) => {
    const log = readLog(remotesDir);
    const shown = activeRemotes(remotesDir);
    const since = now.getTime() - KEEP_DAYS * DAY_MS;
    const removed: string[] = [];
    for (const remote of readdirSync(remotesDir).filter(isRemoteFolder(remotesDir))) {
      removeAbandoned(remotesDir, remote);
      const { active, canary } = standingOf(log, remote);
      const kept = [
        active?.version,
        active?.previous,
        formerVersions(log, remote)[0],
        canary?.version,
        shown[remote]?.version,
      ];
      const old = versionsIn(path.join(remotesDir, remote))
        .filter((version) => !kept.includes(version))
        .filter((version) => lastNeeded(remotesDir, log, remote, version) < since);
      for (const version of old) {
        await drop(remote, version);
        removed.push(`${remote} ${version}`);
      }
    }
    return removed;
  });
  await withStoreLock(remotesDir, () => collectShellFiles(remotesDir));
  await sharedStoreOf(remotesDir)?.removeStrays(now);
  return removed;
}

const isRemoteFolder = (remotesDir: string) => (name: string) =>
  remoteNameSchema.safeParse(name).success && statSync(path.join(remotesDir, name)).isDirectory();

const versionsIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isVersion(entry.name))
    .map(({ name }) => name);

/**
 * Returns when a version was stored or when it was last active, whichever is later, in
 * milliseconds.
 */
function lastNeeded(
  remotesDir: string,
  log: readonly LogEntry[],
  remote: string,
  version: string,
): number {
  const ends = log.flatMap((entry) => {
    const isAbout =
      entry.remote === remote &&
      (entry.kind === 'activated'
        ? [entry.version, entry.previous].includes(version)
        : entry.kind === 'canary-ended' && entry.version === version);
    return isAbout ? Date.parse(entry.at) : [];
  });
  return Math.max(statSync(path.join(remotesDir, remote, version)).mtimeMs, ...ends);
}
