import type { RenderedPage } from 'shared/domain/types/renderedPage';
import { loggedPath } from '../http/logging';
import { createBreaker, type Resting } from './breaker';
import { createFairQueue } from './fairQueue';
import { openRenderWorker } from './openRenderWorker';
import type { RenderEvent } from './renderMetrics';
import {
  ownerOf,
  RemoteRests,
  RenderPaused,
  RenderQueueFull,
  WorkerEnded,
  type Job,
  type Question,
  type Slot,
} from './renderJob';
import type { RenderAnswer, RenderQuestion, RenderWorkerData } from './renderProtocol';
import { createRestartPause } from './restartPause';

type PoolOptions = {
  size: number;
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
/** Each reads the whole shell: together they would hold up the start of the process. */
const WARM_OTHERS_MS = 1500;
/** Share of its time that a worker was busy since it got a page, from which it hangs rather than waits. */
const HANGS = 0.5;

const paused = () => new RenderPaused('No render worker is there, and none may be started yet');

/**
 * Worker threads that render pages, without environment and with limits of time and memory. A worker that hangs, crashes
 * or outgrows its memory is replaced; the pages it was at fail and are left to the browser. When that happens again and again,
 * the next worker waits (`createRestartPause`), and the version of the remote that it happens under rests (`createBreaker`).
 * Remotes take turns: a worker is at the pages of one remote at a time, and no remote has all of them.
 */
export function createRenderPool({
  size,
  longestQueue = LONGEST_QUEUE,
  timeoutMs,
  workerFile,
  workerData,
  report,
  count = () => {},
  now = () => performance.now(),
}: PoolOptions) {
  const pause = createRestartPause();
  let nextId = 1;
  let closed = false;
  const slots: (Slot | undefined)[] = Array.from({ length: size }, () => undefined);
  const queue = createFairQueue<Job>();
  const breaker = createBreaker({
    now,
    onRest(key, reason, restMs) {
      count('remote-rests', key);
      const why = reason === 'ended-workers' ? 'ended render workers' : 'has files that are gone';
      report(new Error(`${key} ${why}: it is left to the browser for ${restMs / 1000} s`));
      for (const job of queue.removeAll(key)) settle(job, new RemoteRests(`${key} rests`));
    },
  });

  const settle = (job: Job, outcome: RenderedPage | Error) => {
    clearTimeout(job.timer);
    if (outcome instanceof Error) job.reject(outcome);
    else job.resolve(outcome);
  };

  /** Nothing more is asked of a worker that ends: its thread lives on for a moment. */
  const retire = (slot: Slot, event: RenderEvent) => {
    const index = slots.indexOf(slot);
    if (index < 0) return;
    slots[index] = undefined;
    if (closed) return;
    count(event, slot.owner);
    const pauseMs = pause.ended(now());
    if (pauseMs > 0)
      report(new Error(`Render workers ended repeatedly: none is started for ${pauseMs} ms`));
    if (slot.owner !== undefined) breaker.died(slot.owner);
    // The next one is warm when it is needed.
    if (pauseMs === 0) startWorker(index);
    else if (slots.every((one) => !one))
      for (const job of queue.owners().flatMap(queue.removeAll)) settle(job, paused());
  };

  const end = (slot: Slot, reason: Error) => {
    retire(slot, 'worker-ended');
    const jobs = [...slot.pending.values()];
    slot.pending.clear();
    for (const job of jobs) settle(job, reason);
    assign();
  };

  const startWorker = (index: number): Slot => {
    const worker = openRenderWorker(workerFile, workerData, report);
    const slot: Slot = { worker, pending: new Map() };
    worker.on('message', (answer: RenderAnswer) => {
      const job = slot.pending.get(answer.id);
      if (!job) return;
      slot.pending.delete(answer.id);
      if ('page' in answer) {
        if (job.owner !== undefined) breaker.worked(job.owner);
        settle(job, answer.page);
      } else settle(job, new Error(answer.error));
      assign();
    });
    worker.on('error', (error) => {
      report(error);
      end(slot, new WorkerEnded(error instanceof Error ? error.message : String(error)));
    });
    worker.on('exit', () => end(slot, new WorkerEnded('The render worker ended')));
    slots[index] = slot;
    return slot;
  };

  /** The shell's own pages may have every worker; of the remotes each leaves one to the others. */
  const mayHaveMore = (owner: string | undefined) => {
    if (owner === undefined) return true;
    const held = slots.filter((slot) => slot && slot.pending.size > 0 && slot.owner === owner);
    return held.length < Math.max(1, size - 1);
  };

  const atWork = (owner: string | undefined) =>
    slots.reduce((sum, slot) => sum + (slot && slot.owner === owner ? slot.pending.size : 0), 0);

  /** A worker that is at nothing, started if need be. */
  const freeWorker = (): Slot | undefined => {
    const free = slots.find((slot) => slot?.pending.size === 0);
    const empty = slots.findIndex((slot) => !slot);
    if (free ?? (empty < 0 || !pause.isOver(now()))) return free;
    return startWorker(empty);
  };

  /** Gives what waits to workers that have room for it: to free ones first, so that pages are spread over all. */
  function assign(): void {
    while (!closed && queue.owners().length > 0) {
      const free = freeWorker();
      const next = free && queue.take(mayHaveMore);
      if (free && next) hand(free, next.item);
      else if (!addToBusy()) return;
    }
  }

  /** One more page for a worker that is at the same remote's with the same registry, as long as nobody else waits. */
  function addToBusy(): boolean {
    const [owner, ...others] = queue.owners();
    if (others.length > 0) return false;
    const revision = queue.first(owner)?.question.registry.revision;
    // A worker knows one registry at a time: a page that is under way must not get parts of another visitor's versions.
    const slot = slots.find(
      (one) =>
        one &&
        one.pending.size > 0 &&
        one.pending.size < MOST_AT_ONCE &&
        one.owner === owner &&
        one.revision === revision,
    );
    const next = slot && queue.take(() => true);
    if (slot && next) hand(slot, next.item);
    return next !== undefined;
  }

  function hand(slot: Slot, job: Job): void {
    const id = nextId++;
    const { registry, ...rest } = job.question;
    clearTimeout(job.timer);
    const busyBefore = slot.worker.performance.eventLoopUtilization();
    job.timer = setTimeout(() => {
      const page = loggedPath(new URL(job.question.url).pathname);
      slot.pending.delete(id);
      const { utilization } = slot.worker.performance.eventLoopUtilization(
        slot.worker.performance.eventLoopUtilization(),
        busyBefore,
      );
      settle(job, new Error(`Rendering ${page} took longer than ${timeoutMs} ms`));
      if (utilization < HANGS) return assign();
      retire(slot, 'worker-late');
      void slot.worker.terminate();
    }, timeoutMs);
    slot.owner = job.owner;
    slot.pending.set(id, job);
    const isKnown = slot.revision === registry.revision;
    slot.revision = registry.revision;
    slot.worker.postMessage({
      id,
      ...rest,
      registry: isKnown ? undefined : registry,
      without: Object.entries(registry.remotes).flatMap(([name, { version }]) =>
        breaker.isResting(`${name}@${version}`) ? [name] : [],
      ),
    } satisfies RenderQuestion);
  }

  const ask = (question: Question): Promise<RenderedPage> => {
    const owner = ownerOf(question.registry, question.url);
    if (owner !== undefined && breaker.isResting(owner))
      return Promise.reject(new RemoteRests(`${owner} rests`));
    if (slots.every((slot) => !slot) && !pause.isOver(now())) return Promise.reject(paused());
    if (queue.lengthOf(owner) + atWork(owner) >= longestQueue)
      return Promise.reject(new RenderQueueFull('Too many pages wait to be rendered'));
    return new Promise((resolve, reject) => {
      const page = loggedPath(new URL(question.url).pathname);
      const job: Job = {
        question,
        owner,
        resolve,
        reject,
        timer: setTimeout(() => {
          queue.remove(owner, job);
          settle(job, new Error(`${page} waited longer than ${timeoutMs} ms to be rendered`));
        }, timeoutMs),
      };
      queue.add(owner, job);
      assign();
    });
  };

  return {
    /** Rejects when the page cannot be rendered in time. A page whose worker soon ended under it is tried once more. */
    async render(question: Question): Promise<RenderedPage> {
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
    warm(): void {
      if (!slots[0]) startWorker(0);
      const others = setTimeout(() => {
        for (const [index, slot] of slots.entries()) if (!slot && !closed) startWorker(index);
      }, WARM_OTHERS_MS);
      others.unref();
    },
    async close(): Promise<void> {
      closed = true;
      await Promise.all(slots.map((slot) => slot?.worker.terminate()));
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
