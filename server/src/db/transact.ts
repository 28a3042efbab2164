import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { retried } from './retried';
import type { Db, Trx } from './schema';
import type { WakeUp } from './wakeUps';

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/**
 * Runs `work` in one transaction. If `work` returns a failure, stores nothing. If another
 * transaction interferes or the SQLite file is locked, runs `work` again. `work` must therefore
 * change nothing outside the database that it cannot change again.
 */
export async function transact<T>(
  db: Db,
  work: (trx: Trx) => Promise<Result<T>>,
): Promise<Result<T>> {
  db.scope.refuseNested();
  const starter: { stack?: string } = {};
  // Capturing a stack trace is cheap. Its text is only created when somebody reads it.
  Error.captureStackTrace(starter, transact);
  const run = async () => {
    const changes = new Set<WakeUp>();
    const outcome = await db.transaction().execute((trx) =>
      db.scope.inside(
        starter,
        async () => {
          const done = await work(trx);
          if (!done.ok) throw new Refused(done.failure);
          return done;
        },
        changes,
      ),
    );
    db.wakeUps.tell(changes);
    return outcome;
  };
  try {
    return await retried(run);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, failure: error.failure };
    throw error;
  }
}

/** Runs a transaction that cannot return a failure. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return accepted(await transact(db, async (trx) => ({ ok: true, value: await work(trx) })));
}

/** Returns the value of a result that cannot be a failure. */
export function accepted<T>(outcome: Result<T>): T {
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}
