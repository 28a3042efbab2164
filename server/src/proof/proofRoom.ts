import { Worker } from 'node:worker_threads';
import type {
  Described,
  ProofAnswer,
  ProofQuestion,
  ProofWorkerData,
  Rendered,
} from './proofProtocol';

/** Less than a page may take on the site: with it the candidate would already be late for visitors. */
const LONGEST_MS = 1500;
/** The shell's own code must be evaluated before the first answer. */
const STARTING_MS = 3000;
/** The shell, the candidate, and one remote that shows its fragments. */
const MEMORY_MB = 160;

type Asked =
  | Omit<Extract<ProofQuestion, { kind: 'describe' }>, 'id'>
  | Omit<Extract<ProofQuestion, { kind: 'render' }>, 'id'>;
/** A question that was not answered well, in words. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: string; ended: boolean };

/**
 * Asks a throw-away worker, without environment and with limits of time and memory, one question after the other. One that is
 * late or outgrows its memory is ended, and the next question gets a new one.
 */
export function openProofRoom(workerFile: URL, workerData: ProofWorkerData) {
  let worker: Worker | undefined;
  let isWarm = false;
  let nextId = 1;

  const start = () => {
    isWarm = false;
    const started = new Worker(workerFile, {
      workerData,
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, maxYoungGenerationSizeMb: 32 },
      ...{ stdin: false, stdout: true, stderr: true },
    });
    started.unref();
    // Whatever it still has to say after its end is nobody's.
    started.on('error', () => {});
    // What the candidate prints is nobody's; unread, it would be kept.
    for (const output of [started.stdout, started.stderr]) output.resume();
    return started;
  };

  const ask = <T extends Described | Rendered>(question: Asked): Promise<Outcome<T>> => {
    const asked = (worker ??= start());
    const id = nextId++;
    return new Promise((resolve) => {
      const end = (problem: string) => {
        if (worker === asked) worker = undefined;
        void asked.terminate();
        finish({ ok: false, problem, ended: true });
      };
      const limit = isWarm ? LONGEST_MS : STARTING_MS;
      const timer = setTimeout(() => end(`takes longer than ${LONGEST_MS} ms`), limit);
      const onMessage = (answer: ProofAnswer) => {
        if (answer.id !== id) return;
        isWarm = true;
        if ('value' in answer) finish({ ok: true, value: answer.value as T });
        else finish({ ok: false, problem: answer.error, ended: false });
      };
      const onError = (error: unknown) => {
        const { code, message } = error as NodeJS.ErrnoException;
        const outgrown = code === 'ERR_WORKER_OUT_OF_MEMORY';
        end(outgrown ? `takes more than ${MEMORY_MB} MB` : `ends the renderer: ${message}`);
      };
      const onExit = () => end('ends the renderer');
      const finish = (outcome: Outcome<T>) => {
        clearTimeout(timer);
        asked.off('message', onMessage).off('error', onError).off('exit', onExit);
        resolve(outcome);
      };
      asked.on('message', onMessage).on('error', onError).on('exit', onExit);
      asked.postMessage({ id, ...question } satisfies ProofQuestion);
    });
  };

  return {
    describe: (remote: string) => ask<Described>({ kind: 'describe', remote }),
    render: (question: Omit<Extract<Asked, { kind: 'render' }>, 'kind'>) =>
      ask<Rendered>({ kind: 'render', ...question }),
    async close(): Promise<void> {
      await worker?.terminate();
    },
  };
}
export type ProofRoom = ReturnType<typeof openProofRoom>;
