import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { failure } from '../../runtime';
import type { LockOptions } from './fileLock';
import { withRegistry, type Writer } from './registryStore';
import { readLog, standingOf, type LogEntry, type Standing } from './releaseLog';

/**
 * The revision of a remote that the caller saw (`expected`). If it is missing, any revision is
 * accepted.
 */
type Seen = { remote: string; expected?: number | undefined };

type Change = Pick<Writer, 'remotes' | 'write' | 'point'> & {
  log: readonly LogEntry[];
  standing: Standing;
  /** Appends an entry to the release log. Returns the whole log. */
  note: (entry: LogEntry) => readonly LogEntry[];
};

/**
 * All changes of the active versions use this function. Only one runs at a time. It first writes
 * the release log, and then derives the registry from the log. Fails with `stale-version` if the
 * remote changed since `expected`.
 */
export function changeStanding<Value>(
  remotesDir: string,
  { remote, expected }: Seen,
  work: (change: Change) => Result<Value>,
  options?: LockOptions,
): Promise<Result<Value>> {
  return withRegistry(
    remotesDir,
    ({ remotes, write, point, note: append }): Result<Value> => {
      const log = readLog(remotesDir);
      const standing = standingOf(log, remote);
      if (expected !== undefined && expected !== standing.revision)
        return { ok: false, failure: outdated(remote, standing) };
      const note = (entry: LogEntry) => {
        append(entry);
        return [...log, entry];
      };
      return work({ remotes, write, point, log, standing, note });
    },
    options,
  );
}

function outdated(remote: string, { active, revision }: Standing): Failure {
  const now = active ? `${active.version}, by ${active.by}` : 'no version';
  const message = `${remote} was changed meanwhile: active is ${now} (revision ${revision}). Look at it and try again`;
  return failure('stale-version', { message });
}
