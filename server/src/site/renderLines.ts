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

/** Pages that a worker is at together: while one waits for data, another is rendered. */
const MOST_AT_ONCE = 8;

type Waiting = Pick<Job, 'owner'> & { question: Pick<Question, 'registry'> };
const ofJob = ({ question, owner }: Waiting) => lineOf(question.registry, owner);

/**
 * Pages that wait, in lines, and which worker comes next for which of them. Remotes take turns: a worker is at the pages of one
 * remote at a time, and no remote has all of them.
 */
export function createRenderLines(crews: Crews, size: number) {
  const queue = createFairQueue<Job>();

  /** The shell's own pages may have every worker; of the remotes each leaves one to the others. */
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

  /** A worker at the same remote's pages for the same visitors, as long as none of theirs waits for another. */
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
    /** Pages of the same line that wait or are being rendered. */
    ahead: (job: Waiting): number => queue.lengthOf(ofJob(job)) + atWork(ofJob(job)),
    /** The next page with a worker for it: a free one where there is one, so that pages are spread over all. */
    next: (): { job: Job; slot: Slot } | undefined => nextForFree() ?? nextForBusy(),
    refuse(which: (line: string) => boolean, reason: Error): void {
      for (const line of queue.owners().filter(which))
        for (const job of queue.removeAll(line)) settle(job, reason);
    },
  };
}
