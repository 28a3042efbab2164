import { Worker } from 'node:worker_threads';
import type { RenderWorkerData } from './renderProtocol';

const MEMORY_MB = 192;
/** Of what a page writes to the console in one go, characters that reach the log. */
const LONGEST_WORDS = 1000;

/** A thread that renders pages, without environment and with a limit of memory; what it writes to the console is reported. */
export function openRenderWorker(
  workerFile: URL,
  workerData: RenderWorkerData,
  report: (error: unknown) => void,
): Worker {
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
  return worker;
}
