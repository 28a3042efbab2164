import type { Counts } from './viewTally';

/** Who saw the view: a visitor's browser, or the server that rendered the page. Each source is judged separately. */
export type Source = 'browser' | 'server';

/** The default number of views that are needed for a judgement. */
export const ENOUGH_VIEWS = 20;
/**
 * The number of failures that are needed for a judgement, by source. Fewer failures may come from one visitor's
 * browser extension. Anybody can forge browser reports, so more of them are needed than of the server's own
 * observations.
 */
export const ENOUGH_FAILURES: Record<Source, number> = { browser: 5, server: 3 };
const WORSE = 3;
/**
 * Used when the version before hardly failed or is unknown. Otherwise a single failure would look infinitely worse.
 */
const LEAST_RATE = 0.02;

export type Judged = Counts & {
  /** Failures per view of the version before, at least `LEAST_RATE`. */
  previousRate: number;
};

const rateOf = ({ views, failures }: Counts, enoughViews: number) =>
  views >= enoughViews ? failures / views : 0;

/**
 * Whether a version fails more than three times as often as the version before; undefined while it does not, or while
 * there is too little data. The version before is measured in two ways, and the worse measurement counts: earlier
 * (`before`) and at the same time (`beside`). When everything fails, no version is to blame.
 */
export function judgeVersion(
  source: Source,
  counts: Counts,
  previous: { before: Counts; beside: Counts },
  enoughViews: number,
): Judged | undefined {
  const { views, failures } = counts;
  if (views < enoughViews || failures < ENOUGH_FAILURES[source]) return undefined;
  const previousRate = Math.max(
    rateOf(previous.before, enoughViews),
    rateOf(previous.beside, enoughViews),
    LEAST_RATE,
  );
  return failures / views > WORSE * previousRate ? { ...counts, previousRate } : undefined;
}

/**
 * Whether a version has enough views and a failure rate below the limit for a rollback, regardless of the minimum
 * number of failures. Activating a version for all visitors needs stricter proof than rolling one back.
 */
export const isWell = ({ views, failures }: Counts, enoughViews: number): boolean =>
  views >= enoughViews && failures / views <= WORSE * LEAST_RATE;
