import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` and answers at the end of a whole step of `stepMs` milliseconds after its start, also when it fails: work that
 * takes a little longer for what is known than for what is not cannot be told by the clock.
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
