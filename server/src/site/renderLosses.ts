import { createBreaker } from './breaker';
import type { RenderEvent } from './renderMetrics';
import { createRestartPause } from './restartPause';

type Options = {
  /** Returns the time in milliseconds, from a clock that never goes back. */
  now: () => number;
  report: (error: unknown) => void;
  count: (event: RenderEvent, key?: string) => void;
  /** Called each time that a version of a remote is paused. */
  onRest: (key: string) => void;
  onPauseOver: () => void;
};

/**
 * Decides what happens after render workers have ended. If they end repeatedly, the next one starts
 * later, and the version of the remote is paused. Reports each delay and each pause.
 */
export function createRenderLosses({ now, report, count, onRest, onPauseOver }: Options) {
  const pause = createRestartPause();
  const breaker = createBreaker({
    now,
    onRest(key, reason, restMs) {
      count('remote-rests', key);
      const why = reason === 'ended-workers' ? 'ended render workers' : 'has files that are gone';
      report(new Error(`${key} ${why}: it is left to the browser for ${restMs / 1000} s`));
      onRest(key);
    },
  });

  return {
    breaker,
    mayStart: (): boolean => pause.isOver(now()),
    /**
     * Call this if a render worker ended while it rendered pages of `owner`. Returns whether the
     * next one may start at once.
     */
    ended(owner: string | undefined): boolean {
      const pauseMs = pause.ended(now());
      if (pauseMs > 0) {
        report(new Error(`Render workers ended repeatedly: none is started for ${pauseMs} ms`));
        // A timer may fire a little early, so one millisecond is added.
        setTimeout(onPauseOver, pauseMs + 1).unref();
      }
      if (owner !== undefined) breaker.died(owner);
      return pauseMs === 0;
    },
  };
}
