import { openRenderWorker, type RenderWorkerData, type SentAnswer } from '../releases';
import { isHanging, pageOf, settle, WorkerEnded, type Job, type Slot } from './renderJob';
import type { RenderEvent } from './renderMetrics';

type Options = {
  timeoutMs: number;
  workerFile: URL;
  /** What render workers need when they start. It is read at each start. */
  workerData: RenderWorkerData;
  report: (error: unknown) => void;
  /** Called when a page of this version was rendered. */
  onWorked: (owner: string) => void;
  /** Called when a render worker has finished a page and can take another. */
  onRoom: (slot: Slot) => void;
  /** Called when a render worker has ended. Its pages are still `pending`. */
  onLost: (slot: Slot, event: RenderEvent, reason: Error) => void;
};

/**
 * Tracks the pages that are being rendered. A page ends with its answer, after the time limit, or
 * when its worker ends.
 */
export function createRenderWork(options: Options) {
  const { timeoutMs, report, onWorked, onRoom, onLost } = options;
  let nextId = 1;

  function open(): Slot {
    const worker = openRenderWorker(options.workerFile, options.workerData, {
      report,
      onAnswer: (answer) => answered(slot, answer),
      onEnd(reason) {
        const error = new WorkerEnded(`The render worker ${reason}`);
        report(error);
        onLost(slot, 'worker-ended', error);
      },
    });
    const slot: Slot = { worker, pending: new Map(), usedAt: 0, busyAt: 0 };
    return slot;
  }

  function answered(slot: Slot, answer: SentAnswer): void {
    const job = slot.pending.get(answer.id);
    // The time limit of the page was already over when this answer came.
    if (!job) return;
    slot.pending.delete(answer.id);
    if ('page' in answer) {
      if (job.owner !== undefined) onWorked(job.owner);
      settle(job, answer.page);
    } else settle(job, new Error(answer.error));
    onRoom(slot);
  }

  /** Sends a page to a render worker. `without` names the remotes whose code it must not use. */
  function give(slot: Slot, job: Job, without: string[]): void {
    const id = nextId++;
    const { registry: _known, ...question } = job.question;
    clearTimeout(job.timer);
    job.timer = limitTime(slot, job, id);
    slot.owner = job.owner;
    slot.pending.set(id, job);
    slot.worker.ask({ id, ...question, without });
  }

  /**
   * Rejects a page after the time limit. If its worker was busy for most of the time, it probably
   * hangs and is ended.
   */
  function limitTime(slot: Slot, job: Job, id: number): NodeJS.Timeout {
    const { worker, pending } = slot;
    const before = worker.latestUsage();
    const began = performance.now();
    return setTimeout(() => {
      const late = `Rendering ${pageOf(job.question)} took longer than ${timeoutMs} ms`;
      pending.delete(id);
      settle(job, new Error(late));
      if (!isHanging(before, worker.usage(), performance.now() - began)) return onRoom(slot);
      void worker.end();
      onLost(slot, 'worker-late', new WorkerEnded(late));
    }, timeoutMs);
  }

  return { open, give };
}
