import type { RemoteReleases } from '@mcs-repairs/shared/domain/types/release';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { refused } from '../../runtime';
import { withdraw } from '../store/activate';
import { activeRemotes } from '../store/registryStore';
import { SHELL } from '../store/releaseSchema';
import { beyondPaths } from './judgeReleaser';
import { listReleases } from './listReleases';
import type { ReleaseSite } from './releaseSite';
import type { Releaser } from './requireReleaser';

type Wish = { remote: string; releaser: Releaser; expectedRevision: number; at: Date };

const NEEDED = 'Every page needs the shell. Roll it back to another version instead.';

/**
 * Withdraws an area: no version of it is active until somebody activates one again. Fails with
 * `not-found` if none is active. Fails with `stale-version` if the area changed since the caller
 * saw it. A token cannot withdraw paths that it may not release.
 */
export async function withdrawArea(
  { remotesDir }: Pick<ReleaseSite, 'remotesDir'>,
  { remote, releaser, expectedRevision, at }: Wish,
): Promise<Result<RemoteReleases>> {
  if (remote === SHELL) return refused('conflict', { message: NEEDED });
  const beyond = beyondPaths(releaser, activeRemotes(remotesDir)[remote]?.prefixes ?? []);
  if (beyond) return { ok: false, failure: beyond };
  const { by } = releaser;
  const outcome = await withdraw(remotesDir, { remote, by, at, expected: expectedRevision });
  return outcome.ok ? { ok: true, value: listReleases(remotesDir, remote) } : outcome;
}
