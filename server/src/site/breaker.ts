/** Why a version of a remote rests. */
export type RestReason = 'ended-workers' | 'files-missing';
/** `remote@version`, how long it still rests, and why. */
export type Resting = { key: string; reason: RestReason; milliseconds: number };

/** A worker may end under a page that is not to blame, once. */
const DEATHS_ALLOWED = 1;
const REST_MS = 60_000;

type BreakerOptions = {
  /** Milliseconds of one clock. */
  now: () => number;
  /** Once each time that a version begins to rest. */
  onRest: (key: string, reason: RestReason, restMs: number) => void;
};

/**
 * Lets a version of a remote rest that ends workers, or whose files cannot be had: none of its code is asked for then. After
 * the rest it has one attempt: a version that ends a worker again rests again at once.
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
    /** A worker ended while it was at a page of this version. */
    died(key: string): void {
      const count = (deaths.get(key) ?? 0) + 1;
      deaths.set(key, count);
      if (count > DEATHS_ALLOWED) rest(key, 'ended-workers');
    },
    /** A page of this version was rendered. */
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
