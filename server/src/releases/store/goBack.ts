import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { refused } from '../../runtime';
import { activate, withdraw, type ReleasePlace } from './activate';
import { endCanary } from './canary';
import { readLog, standingOf } from './releaseLog';
import { SHELL } from './releaseSchema';
import { formerVersions } from './takenBack';

/** The author in log entries about rollbacks that the site made without a person. */
export const THE_SITE = 'the site itself';

type Bad = { remote: string; version: string; reason: string; at: Date };

/**
 * Rolls back a version that fails too often. A canary ends. Otherwise, all visitors get the last
 * earlier version that was not rolled back itself. For a shell without such a version, the shell of
 * the server's own build becomes active. Returns the version that visitors get now. Fails with
 * `conflict` if the version is no longer active, or if no other version is left.
 */
export async function goBack(place: ReleasePlace, bad: Bad): Promise<Result<string>> {
  const { remotesDir } = place;
  const { remote, version, reason, at } = bad;
  const log = readLog(remotesDir);
  const { active, canary, revision } = standingOf(log, remote);
  const request = { remote, by: THE_SITE, at, expected: revision, reason };
  if (active && canary?.version === version) {
    const ended = await endCanary(remotesDir, { ...request, version, why: 'unhealthy' });
    return ended.ok ? { ok: true, value: active.version } : ended;
  }
  if (active?.version !== version) return refusal(`${remote} ${version} is no longer active`);
  for (const former of formerVersions(log, remote)) {
    const { base } = active;
    const outcome = await activate(place, { ...request, version: former, why: 'unhealthy', base });
    if (outcome.ok) return { ok: true, value: former };
    if (outcome.failure.code === 'stale-version') return outcome;
    // This version no longer exists or does not fit the shell, so the loop continues with the next
    // older version.
  }
  if (remote === SHELL) {
    await withdraw(remotesDir, { remote, by: THE_SITE, at, reason });
    return { ok: true, value: 'the shell beside the server' };
  }
  return refusal(`No earlier version of ${remote} can take the place of ${version}`);
}

const refusal = (message: string) => refused('conflict', { message });
