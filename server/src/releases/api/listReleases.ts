import { existsSync, readdirSync } from 'node:fs';
import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import { remoteNameSchema } from '@mcs-repairs/shared/domain/types/release';
import { activeRemotes } from '../store/registryStore';
import { readLog, standingOf, type LogEntry } from '../store/releaseLog';
import { SHELL } from '../store/releaseSchema';
import { activeShell } from '../store/shellStore';
import { storedVersions } from '../store/releaseStore';
import { formerVersions, takenBackOf } from '../store/takenBack';
import type { ReleaseHealth } from '../health/releaseHealth';
import { browserCheckOf } from './browserCheck';

const MOST_ACTIVATIONS = 50;

/** Returns the versions and activations of one remote, newest first. */
export function listReleases(
  remotesDir: string,
  remote: string,
  health?: ReleaseHealth,
): RemoteReleases {
  const log = readLog(remotesDir);
  const { revision } = standingOf(log, remote);
  // The registry decides which version visitors get. Some of its entries may be from before the
  // first entry of the log.
  const shown = activeRemotes(remotesDir)[remote];
  const active = remote === SHELL ? activeShell(remotesDir) : (shown?.version ?? null);
  const canary = shown?.canary;
  const takenBack = takenBackOf(log, remote);
  const shareOf = (version: string) => {
    if (version === canary?.version) return canary.percent;
    return version === active ? 100 - (canary?.percent ?? 0) : 0;
  };
  const releases = storedVersions(remotesDir, remote).map(
    ({ version, builtAt, builder, commit, bytes, prefixes, fragments }) => ({
      ...{ version, builtAt, builder, commit, bytes, prefixes, fragments },
      share: shareOf(version),
      takenBack: takenBack.get(version) ?? null,
      warnings: warningsIn(log, remote, version),
      browserCheck: browserCheckOf(log, remote, version),
      health: shareOf(version) > 0 ? (health?.countsOf(remote, version) ?? null) : null,
    }),
  );
  const activations = log.flatMap((entry) => {
    if (entry.remote !== remote || entry.kind !== 'activated') return [];
    const { version, previous, revision: then, by, why, at, proof } = entry;
    return [{ version, previous, revision: then, by, why, at, proof }];
  });
  const isStored = new Set(releases.map(({ version }) => version));
  return {
    ...{ remote, revision, active, canary: canary?.version ?? null },
    previous: formerVersions(log, remote).find((version) => isStored.has(version)) ?? null,
    releases: releases.reverse(),
    activations: activations.reverse().slice(0, MOST_ACTIVATIONS),
  };
}

/** Returns the warnings of the version's last activation. */
function warningsIn(log: readonly LogEntry[], remote: string, version: string): string[] {
  const last = log.findLast(
    (entry) =>
      (entry.kind === 'activated' || entry.kind === 'canary') &&
      entry.remote === remote &&
      entry.version === version,
  );
  return (last && 'warnings' in last && last.warnings) || [];
}

/** Returns every remote that has a folder in the store or is active, by name. */
export function listRemotes(remotesDir: string, health?: ReleaseHealth): RemoteReleases[] {
  const stored = existsSync(remotesDir) ? readdirSync(remotesDir) : [];
  const names = new Set([...stored, ...Object.keys(activeRemotes(remotesDir))]);
  return [...names]
    .filter((name) => remoteNameSchema.safeParse(name).success && name !== 'remotes')
    .sort()
    .map((name) => listReleases(remotesDir, name, health));
}
