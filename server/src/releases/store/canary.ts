import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { refused } from '../../runtime';
import type { ActivationRequest, ReleasePlace } from './activate';
import { changeStanding } from './changeStanding';
import { derive, entryOf } from './deriveRegistry';
import { judge, warningsOf } from './judgeStored';
import { checkEntry } from './registryStore';
import type { LogEntry, Standing } from './releaseLog';
import { SHELL } from './releaseSchema';

type Ending = Pick<
  ActivationRequest,
  'remote' | 'version' | 'by' | 'at' | 'expected' | 'reason'
> & {
  why: Extract<LogEntry, { kind: 'canary-ended' }>['why'];
};

/**
 * Makes a stored version a canary: some visitors get it, and the others get the active version. A
 * further call changes the percentage. Fails for the same reasons as an activation, and if no
 * version is active.
 */
export function startCanary(
  place: ReleasePlace,
  request: Omit<ActivationRequest, 'why' | 'reason'> & { percent: number },
): Promise<Result<null>> {
  const { remotesDir } = place;
  const { remote, version, percent, by, at, base = '', proof = null, browserCheck } = request;
  return changeStanding(remotesDir, request, ({ remotes, write, standing, note }) => {
    const message = whyNotShared(request, standing);
    if (message !== null) return refused('conflict', { message });
    const judged = judge(place, { remote, version }, remotes);
    if (!judged.ok) return judged;
    checkEntry(remote, entryOf(remotesDir, judged.value, base));
    const log = note({
      ...{ kind: 'canary', remote, version, percent, revision: standing.revision + 1 },
      ...{ base, by, at: at.toISOString(), proof },
      ...(browserCheck && { browserCheck }),
      ...warningsOf(place, judged.value, remotes),
    });
    write(derive(remotesDir, log, remotes));
    return { ok: true, value: null };
  });
}

/** Returns why a version cannot be a canary beside the active version. Null if it can. */
function whyNotShared(
  { remote, version }: { remote: string; version: string },
  { active }: Standing,
): string | null {
  if (remote === SHELL)
    return 'The shell is the same for all visitors: release it without a percentage';
  if (!active) return `Nothing of ${remote} is active yet: release it to everybody first`;
  return active.version === version
    ? `${version} is what all visitors of ${remote} get already`
    : null;
}

/**
 * Ends a canary, so that all visitors get the active version. Fails with `not-found` if the version
 * is no canary.
 */
export function endCanary(remotesDir: string, request: Ending): Promise<Result<null>> {
  const { remote, version, by, at, why, reason } = request;
  return changeStanding(remotesDir, request, ({ remotes, write, standing, note }) => {
    const { canary, revision } = standing;
    if (canary?.version !== version) {
      const message = `${remote} ${version} is not a canary`;
      return refused('not-found', { message });
    }
    const log = note({
      ...{ kind: 'canary-ended', remote, version, revision: revision + 1, by, why },
      ...(reason !== undefined && { reason }),
      at: at.toISOString(),
    });
    write(derive(remotesDir, log, remotes));
    return { ok: true, value: null };
  });
}
