/**
 * How many render workers may end in a row before the next start is delayed. One faulty page should
 * not affect others.
 */
const FREE_RESTARTS = 2;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** If no render worker ends for this many milliseconds, the count starts again. */
const QUIET_MS = 60_000;

/**
 * Computes the delay before the next render worker starts. After the first few ends of workers,
 * there is no delay. Then the delay doubles each time, up to a limit. Times are in milliseconds of
 * the caller's clock.
 */
export function createRestartPause() {
  let ends = 0;
  let lastEndAt = -Infinity;
  let startsAt = -Infinity;
  return {
    /** Call this when a render worker ended. Returns for how many milliseconds none may start. */
    ended(now: number): number {
      if (now - lastEndAt > QUIET_MS) ends = 0;
      ends += 1;
      lastEndAt = now;
      const doubled = ends - FREE_RESTARTS - 1;
      if (doubled < 0) return 0;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** doubled);
      startsAt = now + pauseMs;
      return pauseMs;
    },
    isOver: (now: number): boolean => now >= startsAt,
  };
}
