/** Why the server pauses a version of a remote. */
export type RestReason = 'ended-workers' | 'files-missing';
/**
 * A version of a remote that the server has paused. `key` is `remote@version`. The server uses the
 * version again after `milliseconds`.
 */
export type Resting = { key: string; reason: RestReason; milliseconds: number };

/**
 * How many render workers a version may end before it is paused. It may end one, because another
 * page in the same worker may be the cause.
 */
const DEATHS_ALLOWED = 1;
const REST_MS = 60_000;

type BreakerOptions = {
  /** Returns the time in milliseconds, from a clock that never goes back. */
  now: () => number;
  /** Called each time that the server pauses a version. */
  onRest: (key: string, reason: RestReason, restMs: number) => void;
};

/**
 * Pauses versions of remotes that end render workers or whose files are missing. During a pause, no
 * worker runs code of the version. After the pause, the version may try once. If it ends a worker
 * again, the next pause starts at once.
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
    /** Call this when a render worker ended while it rendered a page of this version. */
    died(key: string): void {
      const count = (deaths.get(key) ?? 0) + 1;
      deaths.set(key, count);
      if (count > DEATHS_ALLOWED) rest(key, 'ended-workers');
    },
    /** Call this when a page of this version was rendered. */
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
