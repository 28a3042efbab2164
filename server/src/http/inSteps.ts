import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs `work` and returns its result. Before it returns, it waits until a multiple of `stepMs`
 * milliseconds has passed since the start, even if `work` fails. The response time therefore does
 * not reveal whether something exists.
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
