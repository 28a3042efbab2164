import type { RenderWorkerData, SentPage } from '../releases';
import type { Resting } from './breaker';
import { createCrews } from './renderCrews';
import {
  ownerOf,
  ownerOfLine,
  pageOf,
  RemoteRests,
  RenderPaused,
  RenderQueueFull,
  revisionOfLine,
  settle,
  WorkerEnded,
  type Job,
  type Question,
  type Slot,
} from './renderJob';
import { createRenderLines } from './renderLines';
import { createRenderLosses } from './renderLosses';
import type { RenderEvent } from './renderMetrics';
import { createRenderWork } from './renderWork';

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

const paused = () =>
  new RenderPaused('No render worker is there for these versions, and none may be started yet');

/**
 * Processes that render pages, without environment and with limits of time and memory. One that hangs, crashes or outgrows its
 * memory is replaced; the pages it was at fail and are left to the browser. What follows when that happens again and again is
 * `createRenderLosses`, which worker may be at which visitors' pages `createCrews`, and which page comes next
 * `createRenderLines`.
 */
export function createRenderPool(options: PoolOptions) {
  const { size, timeoutMs, workerFile, workerData, report, count = () => {} } = options;
  const { longestQueue = LONGEST_QUEUE, now = () => performance.now() } = options;
  let closed = false;
  const work = createRenderWork({
    ...{ timeoutMs, workerFile, workerData, report },
    onWorked: (owner) => breaker.worked(owner),
    onRoom(slot) {
      crews.done(slot);
      assign();
    },
    onLost: lose,
  });
  const losses = createRenderLosses({
    ...{ now, report, count },
    onRest: (key) =>
      lines.refuse((line) => ownerOfLine(line) === key, new RemoteRests(`${key} rests`)),
    onPauseOver: assign,
  });
  const { breaker } = losses;
  const crews = createCrews({
    ...{ size, spares: options.spares ?? 0, now },
    open: work.open,
    mayOpen: () => !closed && losses.mayStart(),
  });
  const lines = createRenderLines(crews, size);

  /** A worker that is no more: its pages fail, and another takes its place unless too many ended. */
  function lose(slot: Slot, event: RenderEvent, reason: Error): void {
    if (!crews.lost(slot) || closed) return;
    count(event, slot.owner);
    // The next one is warm when it is needed.
    if (losses.ended(slot.owner)) crews.replace();
    const jobs = [...slot.pending.values()];
    slot.pending.clear();
    for (const job of jobs) settle(job, reason);
    assign();
  }

  /** Gives what waits to workers that have room for it. What no worker will have room for is refused at once. */
  function assign(): void {
    if (closed) return;
    for (let next = lines.next(); next; next = lines.next()) hand(next.slot, next.job);
    lines.refuse((line) => !crews.mayServe(revisionOfLine(line)), paused());
  }

  function hand(slot: Slot, job: Job): void {
    crews.used(slot);
    const remotes = Object.entries(job.question.registry.remotes);
    const resting = remotes.filter(([name, { version }]) =>
      breaker.isResting(`${name}@${version}`),
    );
    work.give(
      slot,
      job,
      resting.map(([name]) => name),
    );
  }

  async function ask(question: Question): Promise<SentPage> {
    const owner = ownerOf(question.registry, question.url);
    if (owner !== undefined && breaker.isResting(owner)) throw new RemoteRests(`${owner} rests`);
    if (lines.ahead({ question, owner }) >= longestQueue)
      throw new RenderQueueFull('Too many pages wait to be rendered');
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        lines.remove(job);
        const late = `${pageOf(question)} waited longer than ${timeoutMs} ms to be rendered`;
        settle(job, new Error(late));
      }, timeoutMs);
      const job: Job = { question, owner, resolve, reject, timer };
      lines.add(job);
      assign();
    });
  }

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
      lines.refuse(() => true, over);
      for (const { pending } of crews.slots) for (const job of pending.values()) settle(job, over);
      await crews.close();
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
