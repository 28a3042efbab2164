import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Db, noteEvents, transact, type Trx } from '../db';
import type { Topic } from './topics';

/** Records in the transaction that the subject with this id changes. */
export type Changed = (subjectId: string) => void;

/** The dependencies of `change`. */
export type ChangedPlace = { db: Db; now: () => Date };

/**
 * Runs `work` in one transaction that also stores the events, and notifies the listeners after the
 * commit. If `work` returns a failure, the transaction stores nothing and notifies no listener.
 * `work` may run more than once.
 */
export async function change<T>(
  { db, now }: ChangedPlace,
  topic: Topic,
  work: (trx: Trx, changed: Changed) => Promise<Result<T>>,
): Promise<Result<T>> {
  return transact(db, async (trx) => {
    const subjectIds: string[] = [];
    const made = await work(trx, (id) => subjectIds.push(id));
    if (made.ok) await noteEvents(trx, topic, subjectIds, now());
    return made;
  });
}
