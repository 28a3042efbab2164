import { setTimeout as sleep } from 'node:timers/promises';
import { inSteps } from './inSteps';

const STEP_MS = 40;

/** Returns the duration in milliseconds, and the result. */
async function timed(work: () => Promise<unknown>) {
  const startedAt = performance.now();
  const outcome = await inSteps(STEP_MS, work).catch((error: Error) => error.message);
  return { outcome, tookMs: performance.now() - startedAt };
}

test('quick work responds after a whole step, as longer work does', async () => {
  const { outcome, tookMs } = await timed(async () => 'at once');
  expect(outcome).toBe('at once');
  // Timers round to whole milliseconds, so a timer may fire one millisecond early.
  expect(tookMs).toBeGreaterThanOrEqual(STEP_MS - 1);
});

test('work longer than a step responds at the end of a later step', async () => {
  const { tookMs } = await timed(() => sleep(STEP_MS + 5));
  expect(tookMs).toBeGreaterThanOrEqual(2 * STEP_MS - 1);
});

test('a failure takes as long', async () => {
  const { outcome, tookMs } = await timed(() => Promise.reject(new Error('no')));
  expect(outcome).toBe('no');
  expect(tookMs).toBeGreaterThanOrEqual(STEP_MS - 1);
});
