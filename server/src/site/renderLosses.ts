import { createBreaker } from './breaker';
import type { RenderEvent } from './renderMetrics';
import { createRestartPause } from './restartPause';

type Options = {
  /** Milliseconds of one clock. */
  now: () => number;
  report: (error: unknown) => void;
  count: (event: RenderEvent, key?: string) => void;
  /** Once each time that a version begins to rest. */
  onRest: (key: string) => void;
  onPauseOver: () => void;
};

/**
 * What is done about workers that end: when that happens again and again the next one waits, and the version of the remote that it
 * happens under rests. Both are reported.
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
    /** A worker ended at pages of `owner`. Answers whether the next may be started at once. */
    ended(owner: string | undefined): boolean {
      const pauseMs = pause.ended(now());
      if (pauseMs > 0) {
        report(new Error(`Render workers ended repeatedly: none is started for ${pauseMs} ms`));
        // A timer may be a little early.
        setTimeout(onPauseOver, pauseMs + 1).unref();
      }
      if (owner !== undefined) breaker.died(owner);
      return pauseMs === 0;
    },
  };
}
