import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { failure } from '../../runtime';
import type { LockOptions } from './fileLock';
import { withRegistry, type Writer } from './registryStore';
import { appendToLog, readLog, standingOf, type LogEntry, type Standing } from './releaseLog';

/** `expected`: the revision of the remote that was seen; left out: whatever it is. */
type Seen = { remote: string; expected?: number | undefined };

type Change = Pick<Writer, 'remotes' | 'write'> & {
  log: readonly LogEntry[];
  standing: Standing;
  /** Writes down what is done; gives the log with it. */
  note: (entry: LogEntry) => readonly LogEntry[];
};

/**
 * The one way to change what visitors get of a remote: one writer at a time, noted in the log first, which is the truth, and then
 * shown by the registry, which is derived from it. `stale-version` when somebody was faster than `expected`.
 */
export function changeStanding<Value>(
  remotesDir: string,
  { remote, expected }: Seen,
  work: (change: Change) => Result<Value>,
  options?: LockOptions,
): Promise<Result<Value>> {
  return withRegistry(
    remotesDir,
    ({ remotes, write }): Result<Value> => {
      const log = readLog(remotesDir);
      const standing = standingOf(log, remote);
      if (expected !== undefined && expected !== standing.revision)
        return { ok: false, failure: outdated(remote, standing) };
      const note = (entry: LogEntry) => {
        appendToLog(remotesDir, entry);
        return [...log, entry];
      };
      return work({ remotes, write, log, standing, note });
    },
    options,
  );
}

function outdated(remote: string, { active, revision }: Standing): Failure {
  const now = active ? `${active.version}, by ${active.by}` : 'no version';
  const message = `${remote} was changed meanwhile: active is ${now} (revision ${revision}). Look at it and try again`;
  return failure('stale-version', { message });
}
