import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { fairWork } from '../../http';
import { work, type Answer, type Job, type Jobs } from './storeJobs';

/** The maximum number of waiting jobs of one owner. Further jobs fail with `QueueFull`. */
const WAITING = 100;
const MEMORY_MB = 512;
/**
 * The thread ends after this many milliseconds without a job, because rendering can use its memory.
 */
const IDLE_MS = 30_000;

/** Thrown if a job exceeds its limit of time or memory. */
export class TookTooMuch extends Error {}

type Done<Kind extends keyof Jobs> = Awaited<ReturnType<Jobs[Kind]>>;
export type StoreThread = {
  run<Kind extends keyof Jobs>(
    owner: string,
    kind: Kind,
    input: Parameters<Jobs[Kind]>[0],
  ): Promise<Done<Kind>>;
  close(): Promise<void>;
};

/**
 * Opens a separate thread, which runs one job at a time. The owners of jobs take turns. If a job
 * exceeds `longestMs` or its memory limit, throws `TookTooMuch` and starts a new thread for the
 * next job. Without a bundle for the thread, the job runs in the calling thread, as in tests.
 */
export function openStoreThread(
  workerFile: URL,
  { longestMs }: { longestMs: number },
): StoreThread {
  const turns = fairWork({ waiting: WAITING });
  const isBuilt = existsSync(workerFile);
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  const start = () => {
    const started = new Worker(workerFile, {
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    started.unref();
    // An error while no job runs affects nobody, so it is ignored. The next job starts a new
    // thread.
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  };

  const end = async () => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };

  const ask = (job: Job): Promise<unknown> => {
    if (isClosed) return Promise.reject(new TookTooMuch('The server ends'));
    clearTimeout(idle);
    const asked = (worker ??= start());
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        finish();
        if (worker === asked) worker = undefined;
        void asked.terminate();
        reject(error);
      };
      const timer = setTimeout(
        () => fail(new TookTooMuch(`It takes longer than ${longestMs / 1000} s`)),
        longestMs,
      );
      const onMessage = (answer: Answer) => {
        finish();
        idle = setTimeout(() => void end(), IDLE_MS).unref();
        if ('value' in answer) return resolve(answer.value);
        const { message, code } = answer.error;
        reject(Object.assign(new Error(message), code !== undefined && { code }));
      };
      const onError = (error: Error) =>
        fail(new TookTooMuch(`It cannot be worked on: ${error.message}`));
      const onExit = () => fail(new TookTooMuch('Its work was ended'));
      const finish = () => {
        clearTimeout(timer);
        asked.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      asked.on('message', onMessage).on('error', onError).on('exit', onExit);
      asked.postMessage(job);
    });
  };

  return {
    run: <Kind extends keyof Jobs>(owner: string, kind: Kind, input: Parameters<Jobs[Kind]>[0]) =>
      turns.run(owner, () => (isBuilt ? ask : work)({ kind, input } as Job)) as Promise<Done<Kind>>,
    async close() {
      isClosed = true;
      await end();
    },
  };
}
