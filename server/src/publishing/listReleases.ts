import { existsSync, readdirSync } from 'node:fs';
import type { RemoteReleases } from 'shared/domain/types/release';
import { remoteNameSchema } from '../releases/registrySchema';
import { activeRemotes } from '../releases/registryStore';
import { readLog, standingOf } from '../releases/releaseLog';
import { storedVersions } from '../releases/releaseStore';

const MOST_ACTIVATIONS = 50;

/** Versions and activations of one remote, newest first. */
export function listReleases(remotesDir: string, remote: string): RemoteReleases {
  const log = readLog(remotesDir);
  const { revision } = standingOf(log, remote);
  // The registry says what visitors get, also of what was written there before there was a log.
  const active = activeRemotes(remotesDir)[remote]?.version ?? null;
  const releases = storedVersions(remotesDir, remote).map(
    ({ version, builtAt, builder, commit, bytes, prefixes, fragments }) => ({
      ...{ version, builtAt, builder, commit, bytes, prefixes, fragments },
      share: version === active ? 100 : 0,
    }),
  );
  const activations = log.flatMap((entry) => {
    if (entry.remote !== remote || entry.kind !== 'activated') return [];
    const { version, previous, revision: then, by, why, at, proof } = entry;
    return [{ version, previous, revision: then, by, why, at, proof }];
  });
  return {
    ...{ remote, revision, active, releases: releases.reverse() },
    activations: activations.reverse().slice(0, MOST_ACTIVATIONS),
  };
}

/** Every remote that has a folder in the store or is active, by name. */
export function listRemotes(remotesDir: string): RemoteReleases[] {
  const stored = existsSync(remotesDir) ? readdirSync(remotesDir) : [];
  const names = new Set([...stored, ...Object.keys(activeRemotes(remotesDir))]);
  return [...names]
    .filter((name) => remoteNameSchema.safeParse(name).success && name !== 'remotes')
    .sort()
    .map((name) => listReleases(remotesDir, name));
}
