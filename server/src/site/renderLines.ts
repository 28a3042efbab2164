import { createFairQueue } from './fairQueue';
import type { Crews } from './renderCrews';
import {
  lineOf,
  ownerOfLine,
  revisionOfLine,
  settle,
  type Job,
  type Question,
  type Slot,
} from './renderJob';

/**
 * How many pages a render worker renders at the same time. While one page waits for data, it
 * renders another.
 */
const MOST_AT_ONCE = 8;

type Waiting = Pick<Job, 'owner'> & { question: Pick<Question, 'registry'> };
const ofJob = ({ question, owner }: Waiting) => lineOf(question.registry, owner);

/**
 * The queues of pages that wait, and the choice of a render worker for the next one. Remotes take
 * turns. A worker renders pages of only one remote at a time, and no remote may use all workers.
 */
export function createRenderLines(crews: Crews, size: number) {
  const queue = createFairQueue<Job>();

  /**
   * Returns whether an owner may use one more render worker. Pages of the shell may use all of
   * them. A remote must leave one for the other remotes.
   */
  const mayHaveMore = (revision: string, owner: string | undefined) => {
    if (owner === undefined) return true;
    const held = crews
      .crewOf(revision)
      .filter((slot) => slot.pending.size > 0 && slot.owner === owner);
    return held.length < Math.max(1, size - 1);
  };

  const atWork = (line: string) =>
    [...crews.slots].reduce(
      (sum, { registry, owner, pending }) =>
        sum + (registry && lineOf(registry, owner) === line ? pending.size : 0),
      0,
    );

  /**
   * Returns a render worker that already renders pages of this queue. Undefined if pages of another
   * remote with the same registry are waiting.
   */
  const busyWith = (line: string): Slot | undefined => {
    const revision = revisionOfLine(line);
    if (queue.owners().some((other) => other !== line && revisionOfLine(other) === revision))
      return undefined;
    return crews
      .crewOf(revision)
      .find(
        ({ pending, owner }) =>
          pending.size > 0 && pending.size < MOST_AT_ONCE && owner === ownerOfLine(line),
      );
  };

  const nextForFree = () => {
    const next = queue.take((line) => {
      const revision = revisionOfLine(line);
      return mayHaveMore(revision, ownerOfLine(line)) && crews.hasRoom(revision);
    });
    return next && { job: next.item, slot: crews.take(next.item.question.registry) };
  };

  const nextForBusy = () => {
    const next = queue.take((line) => busyWith(line) !== undefined);
    const slot = next && busyWith(next.owner);
    return slot && { job: next.item, slot };
  };

  return {
    add: (job: Job): void => queue.add(ofJob(job), job),
    remove: (job: Job): void => queue.remove(ofJob(job), job),
    /** Returns how many pages of the same queue wait or are being rendered. */
    ahead: (job: Waiting): number => queue.lengthOf(ofJob(job)) + atWork(ofJob(job)),
    /** Returns the next page and its render worker. Idle workers get pages first. */
    next: (): { job: Job; slot: Slot } | undefined => nextForFree() ?? nextForBusy(),
    refuse(which: (line: string) => boolean, reason: Error): void {
      for (const line of queue.owners().filter(which))
        for (const job of queue.removeAll(line)) settle(job, reason);
    },
  };
}
