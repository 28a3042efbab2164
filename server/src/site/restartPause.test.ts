import { createRestartPause } from './restartPause';

/**
 * Lets this many render workers end one after the other. Returns how many milliseconds after the
 * last end a worker may start again.
 */
function pauseAfter(ends: number, betweenMs = 0): number {
  const pause = createRestartPause();
  let now = 1000;
  let told = 0;
  for (let count = 0; count < ends; count += 1) told = pause.ended((now += betweenMs));
  let waited = 0;
  while (!pause.isOver(now + waited)) waited += 1;
  expect(told).toBe(waited);
  return waited;
}

test.each([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 250],
  [4, 500],
  [5, 1000],
  [9, 16_000],
  [10, 30_000],
  [1000, 30_000],
])('after %i consecutive ends the next worker waits %i ms', (ends, expected) => {
  expect(pauseAfter(ends)).toBe(expected);
});

test('ends more than a minute apart cause no delay', () => {
  expect(pauseAfter(50, 60_001)).toBe(0);
});
