/**
 * This many workers may end in a row before the next start is delayed. One bad page should not
 * affect the others.
 */
const FREE_RESTARTS = 2;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** If no worker ends for this many milliseconds, the count starts again. */
const QUIET_MS = 60_000;

/**
 * Computes the delay before the next worker starts: none after the first ends, then doubled each
 * time, up to a limit. Times are milliseconds of the caller's clock.
 */
export function createRestartPause() {
  let ends = 0;
  let lastEndAt = -Infinity;
  let startsAt = -Infinity;
  return {
    /** Call it when a worker ended. Returns for how many milliseconds no worker may start. */
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
