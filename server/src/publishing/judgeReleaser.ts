import type { Failure } from 'shared/domain/types/failure';
import { failure } from '../http/failures';
import { isWithin } from '../releases/prefixes';
import type { LogEntry } from '../releases/releaseLog';
import type { Release } from '../releases/releaseSchema';
import { folderOf } from '../releases/releaseStore';
import { judgeSignature } from './releaseKeys';
import type { ReleaseSite } from './releaseSite';
import type { Releaser } from './requireReleaser';

/** Why a token may not release these paths; null when it may, and for staff. */
export function beyondPaths(
  { prefixes: allowed }: Pick<Releaser, 'prefixes'>,
  prefixes: readonly string[],
): Failure | null {
  const beyond = prefixes.filter(
    (prefix) => allowed && !allowed.some((own) => isWithin(prefix, own)),
  );
  if (beyond.length === 0) return null;
  const message = `This token may not release ${beyond.join(', ')}: ask for one with these paths`;
  return failure('forbidden', { message, fields: { prefixes: message } });
}

/**
 * Why whoever asks may not put a stored version in force; null when they may. A token is held to its paths, and to versions
 * that are signed where the site holds keys, or that somebody had put in force before: what lies in the store may be of before.
 */
export function judgeReleaser(
  { remotesDir, keys }: Pick<ReleaseSite, 'remotesDir' | 'keys'>,
  releaser: Releaser,
  { remote, version, prefixes }: Release,
  log: readonly LogEntry[],
): Failure | null {
  if (releaser.prefixes === null) return null;
  const beyond = beyondPaths(releaser, prefixes);
  if (beyond) return beyond;
  const wasInForce = log.some(
    (entry) => entry.kind === 'activated' && entry.remote === remote && entry.version === version,
  );
  return wasInForce ? null : judgeSignature(folderOf(remotesDir, remote, version), keys);
}
