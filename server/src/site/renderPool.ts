import { loggedPath } from '../http';
import { createBreaker, type Resting } from './breaker';
import { createFairQueue } from './fairQueue';
import {
  openRenderWorker,
  type RenderWorkerData,
  type SentAnswer,
  type SentPage,
} from '../releases';
import { createCrews } from './renderCrews';
import type { RenderEvent } from './renderMetrics';
import {
  isHanging,
  lineOf,
  ownerOf,
  ownerOfLine,
  RemoteRests,
  RenderPaused,
  RenderQueueFull,
  revisionOfLine,
  WorkerEnded,
  type Job,
  type Question,
  type Slot,
} from './renderJob';
import { createRestartPause } from './restartPause';

type PoolOptions = {
  /** Workers for the pages of one registry. */
  size: number;
  /** Workers that wait, with the shell in them, for the next registry or to replace one that ended. */
  spares?: number;
  /** Pages of one remote that are asked for at a time; the next is refused. */
  longestQueue?: number;
  timeoutMs: number;
  workerFile: URL;
  /** Read when a worker starts. */
  workerData: RenderWorkerData;
  report: (error: unknown) => void;
  /** `key`: the `remote@version` that it is about, if it is about one. */
  count?: (event: RenderEvent, key?: string) => void;
  /** Milliseconds by which the pauses between workers and the rests of remotes are measured. */
  now?: () => number;
};

/** A quarter of a second of work, as measured. */
const LONGEST_QUEUE = 100;
/** Pages that a worker is at together: while one waits for data, another is rendered. */
const MOST_AT_ONCE = 8;

const paused = () =>
  new RenderPaused('No render worker is there for these versions, and none may be started yet');

/**
 * Processes that render pages, without environment and with limits of time and memory. One that hangs, crashes or outgrows its
 * memory is replaced; the pages it was at fail and are left to the browser. When that happens again and again, the next one
 * waits (`createRestartPause`), and the version of the remote that it happens under rests (`createBreaker`). Which worker
 * may be at which visitors' pages is `createCrews`. Remotes take turns: a worker is at the pages of one remote at a time,
 * and no remote has all of them.
 */
export function createRenderPool(options: PoolOptions) {
  const { size, timeoutMs, report, count = () => {} } = options;
  const { longestQueue = LONGEST_QUEUE, now = () => performance.now() } = options;
  const pause = createRestartPause();
  let nextId = 1;
  let closed = false;
  const queue = createFairQueue<Job>();
  const crews = createCrews({
    size,
    spares: options.spares ?? 0,
    open: () => openSlot(),
    mayOpen: () => !closed && pause.isOver(now()),
    now,
  });
  const breaker = createBreaker({
    now,
    onRest(key, reason, restMs) {
      count('remote-rests', key);
      const why = reason === 'ended-workers' ? 'ended render workers' : 'has files that are gone';
      report(new Error(`${key} ${why}: it is left to the browser for ${restMs / 1000} s`));
      refuseAll((line) => ownerOfLine(line) === key, new RemoteRests(`${key} rests`));
    },
  });

  const settle = (job: Job, outcome: SentPage | Error) => {
    clearTimeout(job.timer);
    if (outcome instanceof Error) job.reject(outcome);
    else job.resolve(outcome);
  };
  const refuseAll = (which: (line: string) => boolean, reason: Error) => {
    for (const line of queue.owners().filter(which))
      for (const job of queue.removeAll(line)) settle(job, reason);
  };

  function openSlot(): Slot {
    const worker = openRenderWorker(options.workerFile, options.workerData, {
      report,
      onAnswer: (answer) => answered(slot, answer),
      onEnd(reason) {
        const error = new WorkerEnded(`The render worker ${reason}`);
        report(error);
        lose(slot, 'worker-ended', error);
      },
    });
    const slot: Slot = { worker, pending: new Map(), usedAt: 0, busyAt: 0 };
    return slot;
  }

  function answered(slot: Slot, answer: SentAnswer): void {
    const job = slot.pending.get(answer.id);
    // One that was late.
    if (!job) return;
    slot.pending.delete(answer.id);
    if ('page' in answer) {
      if (job.owner !== undefined) breaker.worked(job.owner);
      settle(job, answer.page);
    } else settle(job, new Error(answer.error));
    crews.done(slot);
    assign();
  }

  /** A worker that is no more: its pages fail, and another takes its place unless too many ended. */
  function lose(slot: Slot, event: RenderEvent, reason: Error): void {
    if (!crews.lost(slot) || closed) return;
    count(event, slot.owner);
    const pauseMs = pause.ended(now());
    if (pauseMs > 0) {
      report(new Error(`Render workers ended repeatedly: none is started for ${pauseMs} ms`));
      // A timer may be a little early.
      setTimeout(assign, pauseMs + 1).unref();
    }
    if (slot.owner !== undefined) breaker.died(slot.owner);
    // The next one is warm when it is needed.
    if (pauseMs === 0) crews.replace();
    const jobs = [...slot.pending.values()];
    slot.pending.clear();
    for (const job of jobs) settle(job, reason);
    assign();
  }

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

  /**
   * Gives what waits to workers that have room for it: to free ones first, so that pages are spread over all. What no worker will
   * have room for is refused at once.
   */
  function assign(): void {
    while (!closed) {
      const next = queue.take((line) => {
        const revision = revisionOfLine(line);
        return mayHaveMore(revision, ownerOfLine(line)) && crews.hasRoom(revision);
      });
      if (next) hand(crews.take(next.item.question.registry), next.item);
      else if (!addToBusy()) break;
    }
    if (!closed) refuseAll((line) => !crews.mayServe(revisionOfLine(line)), paused());
  }

  /** One more page for a worker that is at the same remote's for the same visitors, as long as none of theirs waits for another. */
  function addToBusy(): boolean {
    const next = queue.take((line) => busyWith(line) !== undefined);
    const slot = next && busyWith(lineOf(next.item.question.registry, next.item.owner));
    if (slot) hand(slot, next.item);
    return slot !== undefined;
  }
  function busyWith(line: string): Slot | undefined {
    const revision = revisionOfLine(line);
    if (queue.owners().some((other) => other !== line && revisionOfLine(other) === revision))
      return undefined;
    return crews
      .crewOf(revision)
      .find(
        ({ pending, owner }) =>
          pending.size > 0 && pending.size < MOST_AT_ONCE && owner === ownerOfLine(line),
      );
  }

  function hand(slot: Slot, job: Job): void {
    const id = nextId++;
    const { registry, ...rest } = job.question;
    const { worker } = slot;
    clearTimeout(job.timer);
    const before = worker.latestUsage();
    const began = performance.now();
    job.timer = setTimeout(() => {
      const page = loggedPath(new URL(job.question.url).pathname);
      const late = new Error(`Rendering ${page} took longer than ${timeoutMs} ms`);
      slot.pending.delete(id);
      settle(job, late);
      if (!isHanging(before, worker.usage(), performance.now() - began)) {
        crews.done(slot);
        return assign();
      }
      void worker.end();
      lose(slot, 'worker-late', new WorkerEnded(late.message));
    }, timeoutMs);
    slot.owner = job.owner;
    slot.pending.set(id, job);
    crews.used(slot);
    const without = Object.entries(registry.remotes).flatMap(([name, { version }]) =>
      breaker.isResting(`${name}@${version}`) ? [name] : [],
    );
    worker.ask({ id, ...rest, without });
  }

  const ask = (question: Question): Promise<SentPage> => {
    const owner = ownerOf(question.registry, question.url);
    if (owner !== undefined && breaker.isResting(owner))
      return Promise.reject(new RemoteRests(`${owner} rests`));
    const line = lineOf(question.registry, owner);
    if (queue.lengthOf(line) + atWork(line) >= longestQueue)
      return Promise.reject(new RenderQueueFull('Too many pages wait to be rendered'));
    return new Promise((resolve, reject) => {
      const page = loggedPath(new URL(question.url).pathname);
      const timer = setTimeout(() => {
        queue.remove(line, job);
        settle(job, new Error(`${page} waited longer than ${timeoutMs} ms to be rendered`));
      }, timeoutMs);
      const job: Job = { question, owner, resolve, reject, timer };
      queue.add(line, job);
      assign();
    });
  };

  return {
    /** Rejects when the page cannot be rendered in time. A page whose worker soon ended under it is tried once more. */
    async render(question: Question): Promise<SentPage> {
      if (closed) throw new Error('The render pool is closed');
      const began = performance.now();
      try {
        return await ask(question);
      } catch (error) {
        const isLate = performance.now() - began > timeoutMs / 2;
        if (closed || isLate || !(error instanceof WorkerEnded)) throw error;
        return await ask(question);
      }
    },
    /** A version whose files cannot be had: pages are rendered without it for a while. False when it rests already. */
    leaveOut(key: string): boolean {
      if (breaker.isResting(key)) return false;
      breaker.rest(key, 'files-missing');
      return true;
    },
    /** Versions of remotes that none of the pages is rendered with just now. */
    resting: (): Resting[] => breaker.resting(),
    /** Starts the workers before the first visitor comes: one at once, the others when the process has begun. */
    warm: () => crews.warm(),
    /** Registries that visitors get from now on: what ran code of another version ends with the pages that it is at. */
    keepOnly: (revisions: ReadonlySet<string>) => crews.keepOnly(revisions),
    async close(): Promise<void> {
      closed = true;
      const over = new WorkerEnded('The render pool is closed');
      refuseAll(() => true, over);
      for (const { pending } of crews.slots) for (const job of pending.values()) settle(job, over);
      await crews.close();
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
