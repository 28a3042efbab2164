import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work`. Returns when a multiple of `stepMs` milliseconds has passed since the start, even if
 * `work` fails. Response times therefore do not reveal whether something exists.
 */
export async function inSteps<T>(stepMs: number, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - startedAt;
    const steps = Math.max(1, Math.ceil(taken / stepMs));
    await sleep(Math.ceil(steps * stepMs - taken));
  }
}
