import { startFairTimer } from './fairTimer';

/**
 * Returns after how many milliseconds the timer fires. `kept` is the share of the time in which the
 * child waits for the processor.
 */
const lateAfter = (kept: number, longestMs: number) =>
  new Promise<number>((resolve) => {
    const began = performance.now();
    startFairTimer({
      ...{ limitMs: 200, longestMs },
      usage: () => ({ cpuMs: 0, waitedMs: kept * (performance.now() - began) }),
      onLate: () => resolve(performance.now() - began),
    });
  });

test('a child that could work all the time is late after the limit', async () => {
  expect(await lateAfter(0, 60_000)).toBeGreaterThanOrEqual(200);
});

test('time in which the processor runs other processes does not count', async () => {
  expect(await lateAfter(0.8, 60_000)).toBeGreaterThanOrEqual(900);
});

test('the timer ends at the latest after its limit by the clock', async () => {
  expect(await lateAfter(1, 400)).toBeLessThan(5000);
});

test('a stopped timer does not fire', async () => {
  let told = 0;
  const stop = startFairTimer({
    ...{ limitMs: 50, longestMs: 50 },
    usage: () => undefined,
    onLate: () => (told += 1),
  });
  stop();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(told).toBe(0);
});
