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
  /** The maximum number of render workers for one registry. */
  size: number;
  /**
   * The number of render workers that have loaded the shell and wait for a registry or replace
   * others.
   */
  spares?: number;
  /**
   * The maximum number of pages of one remote that wait or are being rendered. Further ones are
   * rejected.
   */
  longestQueue?: number;
  timeoutMs: number;
  workerFile: URL;
  /** What render workers need when they start. It is read at each start. */
  workerData: RenderWorkerData;
  report: (error: unknown) => void;
  /** Counts an event. `key` is the `remote@version`, if the event concerns one. */
  count?: (event: RenderEvent, key?: string) => void;
  /** Returns the time in milliseconds. Pauses of workers and remotes are measured with it. */
  now?: () => number;
};

/**
 * The default for `longestQueue`. In a measurement, the server rendered this many pages in a
 * quarter of a second.
 */
const LONGEST_QUEUE = 100;

const paused = () =>
  new RenderPaused('There is no render worker for these versions, and none may be started yet');

/**
 * Runs processes that render pages, without environment variables and with limits of time and
 * memory. A process that hangs, crashes or uses too much memory is replaced, and browsers render
 * its pages. `createRenderLosses` handles repeated failures, `createCrews` assigns processes to
 * registries, and `createRenderLines` chooses the next page.
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

  /**
   * Removes a render worker that ended, and rejects its pages. Starts another worker, unless too
   * many workers have ended.
   */
  function lose(slot: Slot, event: RenderEvent, reason: Error): void {
    if (!crews.lost(slot) || closed) return;
    count(event, slot.owner);
    // The next worker starts now, so that it is ready before a page needs it.
    if (losses.ended(slot.owner)) crews.replace();
    const jobs = [...slot.pending.values()];
    slot.pending.clear();
    for (const job of jobs) settle(job, reason);
    assign();
  }

  /**
   * Gives waiting pages to render workers that can take them. Rejects at once those that no worker
   * can take.
   */
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
    /**
     * Renders a page. Rejects if that fails within the time limit. If the worker ended early, tries
     * the page once more.
     */
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
    /**
     * Pauses a version whose files are missing. Until the pause is over, pages are rendered without
     * it. Returns false if it was already paused.
     */
    leaveOut(key: string): boolean {
      if (breaker.isResting(key)) return false;
      breaker.rest(key, 'files-missing');
      return true;
    },
    /** Returns the versions of remotes that are paused now. */
    resting: (): Resting[] => breaker.resting(),
    /**
     * Starts the render workers before the first request: one at once, the others after the server
     * has started.
     */
    warm: () => crews.warm(),
    /**
     * Sets which registries are in use. Workers with other registries finish their pages and end.
     */
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
