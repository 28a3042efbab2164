/** Why a version of a remote is paused. */
export type RestReason = 'ended-workers' | 'files-missing';
/**
 * `key` is `remote@version`. `milliseconds` is the time until the version is used again, and
 * `reason` explains the pause.
 */
export type Resting = { key: string; reason: RestReason; milliseconds: number };

/**
 * A version may end one worker without a pause, because another page in the same worker may be the
 * cause.
 */
const DEATHS_ALLOWED = 1;
const REST_MS = 60_000;

type BreakerOptions = {
  /** Returns the time of a monotonic clock, in milliseconds. */
  now: () => number;
  /** Called each time that a version is paused. */
  onRest: (key: string, reason: RestReason, restMs: number) => void;
};

/**
 * A circuit breaker for versions of remotes that end workers or whose files are missing. During a
 * pause, no worker runs code of the version. After the pause, the version gets one attempt. If it
 * ends a worker again, the next pause starts at once.
 */
export function createBreaker({ now, onRest }: BreakerOptions) {
  const deaths = new Map<string, number>();
  const rests = new Map<string, { until: number; reason: RestReason }>();

  const rest = (key: string, reason: RestReason) => {
    if (isResting(key)) return;
    rests.set(key, { until: now() + REST_MS, reason });
    onRest(key, reason, REST_MS);
  };
  const isResting = (key: string): boolean => (rests.get(key)?.until ?? -Infinity) > now();

  return {
    isResting,
    rest,
    /** Call it when a worker ended while it rendered a page of this version. */
    died(key: string): void {
      const count = (deaths.get(key) ?? 0) + 1;
      deaths.set(key, count);
      if (count > DEATHS_ALLOWED) rest(key, 'ended-workers');
    },
    /** Call it when a page of this version was rendered. */
    worked(key: string): void {
      deaths.delete(key);
      rests.delete(key);
    },
    resting: (): Resting[] =>
      [...rests].flatMap(([key, { until, reason }]) =>
        until > now() ? [{ key, reason, milliseconds: until - now() }] : [],
      ),
  };
}

export type Breaker = ReturnType<typeof createBreaker>;
