import { Worker } from 'node:worker_threads';
import type { RenderedPage } from 'shared/domain/types/renderedPage';
import { loggedPath } from '../http/logging';
import type { Registry } from './registryFile';
import type { RenderEvent } from './renderMetrics';
import type { RenderAnswer, RenderQuestion, RenderWorkerData } from './renderProtocol';
import { createRestartPause } from './restartPause';

type Question = Omit<RenderQuestion, 'id' | 'registry'> & { registry: Registry };
type Pending = {
  resolve: (page: RenderedPage) => void;
  reject: (error: Error) => void;
  timer: NodeJS.Timeout;
};
/** `revision`: of the registry that the worker was told last. */
type Slot = { worker: Worker; pending: Map<number, Pending>; revision?: string };

/** The worker ended under a page that may well not be the one that ended it. */
class WorkerEnded extends Error {}

/** Workers ended again and again: until the pause is over, pages are left to the browser. */
export class RenderPaused extends Error {}
/** So many pages wait already that this one would not be rendered in time. */
export class RenderQueueFull extends Error {
  readonly statusCode = 503;
}

type PoolOptions = {
  size: number;
  /** Pages that one worker is asked for at a time; the next is refused. */
  longestQueue?: number;
  timeoutMs: number;
  workerFile: URL;
  workerData: RenderWorkerData;
  report: (error: unknown) => void;
  count?: (event: RenderEvent) => void;
  /** Milliseconds by which the pauses between workers are measured. */
  now?: () => number;
};

const MEMORY_MB = 192;
/** A quarter of a second of work, as measured. */
const LONGEST_QUEUE = 100;
/** Of what a page writes to the console in one go, characters that reach the log. */
const LONGEST_WORDS = 1000;

/**
 * Worker threads that render pages, without environment and with limits of time and memory. A worker that hangs, crashes
 * or outgrows its memory is replaced; the pages it was at fail and are left to the browser. When that happens again and again,
 * the next worker waits (`createRestartPause`).
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

  /** Nothing more is asked of a worker that ends: its thread lives on for a moment. */
  const retire = (slot: Slot, event: RenderEvent) => {
    const index = slots.indexOf(slot);
    if (index < 0) return;
    slots[index] = undefined;
    if (closed) return;
    count(event);
    const pauseMs = pause.ended(now());
    if (pauseMs > 0)
      report(new Error(`Render workers ended repeatedly: none is started for ${pauseMs} ms`));
  };

  const startWorker = (index: number): Slot => {
    const worker = new Worker(workerFile, {
      workerData,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
      stdin: false,
      stdout: true,
      stderr: true,
    });
    worker.unref();
    for (const output of [worker.stdout, worker.stderr]) {
      output.on('data', (words: Buffer) => {
        report(new Error(words.toString().trim().slice(0, LONGEST_WORDS)));
      });
    }
    const slot: Slot = { worker, pending: new Map() };
    const end = (reason: Error) => {
      retire(slot, 'worker-ended');
      for (const { reject, timer } of slot.pending.values()) {
        clearTimeout(timer);
        reject(reason);
      }
      slot.pending.clear();
    };
    worker.on('message', (answer: RenderAnswer) => {
      const waiting = slot.pending.get(answer.id);
      if (!waiting) return;
      slot.pending.delete(answer.id);
      clearTimeout(waiting.timer);
      if ('page' in answer) waiting.resolve(answer.page);
      else waiting.reject(new Error(answer.error));
    });
    worker.on('error', (error) => {
      report(error);
      end(new WorkerEnded(error instanceof Error ? error.message : String(error)));
    });
    worker.on('exit', () => end(new WorkerEnded('The render worker ended')));
    slots[index] = slot;
    return slot;
  };

  const leastBusy = (): Slot => {
    const mayStart = pause.isOver(now());
    let best: Slot | undefined;
    for (const [index, slot] of slots.entries()) {
      const candidate = slot ?? (mayStart ? startWorker(index) : undefined);
      if (candidate && (!best || candidate.pending.size < best.pending.size)) best = candidate;
    }
    if (!best) throw new RenderPaused('No render worker is there, and none may be started yet');
    return best;
  };

  const ask = (question: Question): Promise<RenderedPage> => {
    const slot = leastBusy();
    if (slot.pending.size >= longestQueue) {
      return Promise.reject(new RenderQueueFull('Too many pages wait to be rendered'));
    }
    const id = nextId++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const page = loggedPath(new URL(question.url).pathname);
        reject(new Error(`Rendering ${page} took longer than ${timeoutMs} ms`));
        slot.pending.delete(id);
        retire(slot, 'worker-late');
        void slot.worker.terminate();
      }, timeoutMs);
      slot.pending.set(id, { resolve, reject, timer });
      const { registry, ...rest } = question;
      const isKnown = slot.revision === registry.revision;
      slot.revision = registry.revision;
      slot.worker.postMessage({
        id,
        ...rest,
        registry: isKnown ? undefined : registry,
      } satisfies RenderQuestion);
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
    /** Starts the workers before the first visitor comes. */
    warm: () => void leastBusy(),
    async close(): Promise<void> {
      closed = true;
      await Promise.all(slots.map((slot) => slot?.worker.terminate()));
    },
  };
}

export type RenderPool = ReturnType<typeof createRenderPool>;
