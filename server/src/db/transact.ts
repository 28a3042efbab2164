import { setTimeout as sleep } from 'node:timers/promises';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { isWorthRetrying } from './databaseFailures';
import type { Db, Trx } from './schema';

/** How long a transaction is tried again while others hold the database. */
const PATIENCE_MS = 2500;

class Refused extends Error {
  constructor(readonly failure: Failure) {
    super(failure.code);
  }
}

/**
 * Runs `work` in one transaction: everything of it is stored, or with a failure as its outcome nothing.
 * Lost races and a locked file are tried again for a while, so `work` must be free of other effects.
 */
export async function transact<T>(
  db: Db,
  work: (trx: Trx) => Promise<Result<T>>,
): Promise<Result<T>> {
  db.scope.refuseNested();
  const starter: { stack?: string } = {};
  // Costs little: the text is made when somebody reads it.
  Error.captureStackTrace(starter, transact);
  const deadline = performance.now() + PATIENCE_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((trx) =>
        db.scope.inside(starter, async () => {
          const outcome = await work(trx);
          if (!outcome.ok) throw new Refused(outcome.failure);
          return outcome;
        }),
      );
    } catch (error) {
      if (error instanceof Refused) return { ok: false, failure: error.failure };
      if (!isWorthRetrying(error) || performance.now() > deadline) throw error;
      await sleep(Math.min(5 * 2 ** attempt, 200) * (0.5 + Math.random()));
    }
  }
}

/** A transaction that cannot be refused. */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  return accepted(await transact(db, async (trx) => ({ ok: true, value: await work(trx) })));
}

/** The value of work that refuses nothing. */
export function accepted<T>(outcome: Result<T>): T {
  if (!outcome.ok) throw new Error(outcome.failure.code);
  return outcome.value;
}
