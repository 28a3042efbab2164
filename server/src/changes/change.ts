import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { type ChangeFeed, type Db, noteEvents, transact, type Trx } from '../db';
import type { Topic } from './topics';

/** Says that a subject of the topic, by its id, is another one after this transaction. */
export type Changed = (subjectId: string) => void;

/** Where a change is made; without `changes` its listeners find it by looking, a moment later. */
export type ChangedPlace = { db: Db; now: () => Date; changes?: Pick<ChangeFeed, 'wake'> };

/**
 * Runs `work` in one transaction and tells of it: the events are stored with what they tell of, and who listens is woken once
 * both are stored. With a failure as its outcome nothing is stored and nobody hears of it. `work` may run more than once.
 */
export async function change<T>(
  { db, now, changes }: ChangedPlace,
  topic: Topic,
  work: (trx: Trx, changed: Changed) => Promise<Result<T>>,
): Promise<Result<T>> {
  let isTold = false;
  const outcome = await transact(db, async (trx) => {
    const subjectIds: string[] = [];
    const made = await work(trx, (id) => subjectIds.push(id));
    if (made.ok) await noteEvents(trx, topic, subjectIds, now());
    isTold = subjectIds.length > 0;
    return made;
  });
  if (outcome.ok && isTold) changes?.wake();
  return outcome;
}
