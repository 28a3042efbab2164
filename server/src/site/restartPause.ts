/** So many workers may end in a row before the next one has to wait: a single bad page should cost nobody a thing. */
const FREE_RESTARTS = 2;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** After so long without an end, the next one counts as the first again. */
const QUIET_MS = 60_000;

/**
 * How long no worker is started after some have ended: not at all at first, then twice as long with each, up to a bound.
 * Times are milliseconds of one clock that the caller reads.
 */
export function createRestartPause() {
  let ends = 0;
  let lastEndAt = -Infinity;
  let startsAt = -Infinity;
  return {
    /** Answers for how long no worker may be started now. */
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
