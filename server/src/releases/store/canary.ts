import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { failure } from '../../runtime';
import { judge, outdated, warningsOf, type ActivationRequest, type ReleasePlace } from './activate';
import { derive, entryOf } from './deriveRegistry';
import { checkEntry, withRegistry } from './registryStore';
import { SHELL } from './releaseSchema';
import { appendToLog, readLog, standingOf, type LogEntry } from './releaseLog';

type Ending = Pick<
  ActivationRequest,
  'remote' | 'version' | 'by' | 'at' | 'expected' | 'reason'
> & {
  why: Extract<LogEntry, { kind: 'canary-ended' }>['why'];
};

/**
 * Gives a stored version to a share of visitors, beside the active one; the same again changes the share. Refused like an
 * activation, and where nothing is active that the others could get.
 */
export function startCanary(
  place: ReleasePlace,
  request: Omit<ActivationRequest, 'why' | 'reason'> & { percent: number },
): Promise<Result<null>> {
  const { remotesDir } = place;
  const { remote, version, percent, by, at, expected, base = '', proof = null } = request;
  const { browserCheck } = request;
  return withRegistry(remotesDir, ({ remotes, write }) => {
    const log = readLog(remotesDir);
    const { active, revision } = standingOf(log, remote);
    if (expected !== undefined && expected !== revision) return outdated(remote, active, revision);
    if (remote === SHELL || !active || active.version === version) {
      const message =
        remote === SHELL
          ? 'The shell is the same for all visitors: release it without a share'
          : active
            ? `${version} is what all visitors of ${remote} get already`
            : `Nothing of ${remote} is active yet: release it to everybody first`;
      return { ok: false, failure: failure('conflict', { message }) };
    }
    const judged = judge(place, { remote, version }, remotes);
    if (!judged.ok) return judged;
    checkEntry(remote, entryOf(remotesDir, judged.value, base));
    const entry: LogEntry = {
      ...{ kind: 'canary', remote, version, percent, revision: revision + 1 },
      ...{ base, by, at: at.toISOString(), proof },
      ...(browserCheck && { browserCheck }),
      ...warningsOf(place, judged.value, remotes),
    };
    appendToLog(remotesDir, entry);
    write(derive(remotesDir, [...log, entry], remotes));
    return { ok: true, value: null };
  });
}

/** Gives everybody the active version again; `not-found` when the version has no share of visitors. */
export function endCanary(
  remotesDir: string,
  { remote, version, by, at, expected, why, reason }: Ending,
): Promise<Result<null>> {
  return withRegistry(remotesDir, ({ remotes, write }) => {
    const log = readLog(remotesDir);
    const { active, canary, revision } = standingOf(log, remote);
    if (expected !== undefined && expected !== revision) return outdated(remote, active, revision);
    if (canary?.version !== version) {
      const message = `No share of visitors gets ${remote} ${version}`;
      return { ok: false, failure: failure('not-found', { message }) };
    }
    const entry: LogEntry = {
      ...{ kind: 'canary-ended', remote, version, revision: revision + 1, by, why },
      ...(reason !== undefined && { reason }),
      at: at.toISOString(),
    };
    appendToLog(remotesDir, entry);
    write(derive(remotesDir, [...log, entry], remotes));
    return { ok: true, value: null };
  });
}
