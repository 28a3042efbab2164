import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type Db, noteEvents, transact, type Trx } from '../db';
import type { Topic } from './topics';

/** Records in the transaction that something with this id changes, such as a booking. */
export type Changed = (subjectId: string) => void;

/** What the function `change` needs: the database and the clock. */
export type ChangedPlace = { db: Db; now: () => Date };

/**
 * Runs `work` in one transaction, and stores an event for each record that `work` changes. Notifies
 * open staff pages after the commit. If `work` returns a failure, stores nothing and notifies
 * nobody. `work` may run more than once.
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
