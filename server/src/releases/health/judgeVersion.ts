import type { Counts } from './viewTally';

/**
 * Where a report of a failure comes from: a visitor's browser, or the server that rendered the
 * page. A version is judged separately for each source.
 */
export type Source = 'browser' | 'server';

/** The default number of views after which a version is judged. */
export const ENOUGH_VIEWS = 20;
/**
 * How many failures from each source it takes before a version is judged. A few failures may come
 * from the browser extension of one visitor. The number for browsers is higher, because anybody can
 * forge their reports.
 */
export const ENOUGH_FAILURES: Record<Source, number> = { browser: 5, server: 3 };
const WORSE = 3;
/**
 * The lowest failure rate of the previous version in a comparison. With a rate of 0, a single
 * failure of the new version would count as worse.
 */
const LEAST_RATE = 0.02;

export type Judged = Counts & {
  /** The failures per view of the previous version. At least `LEAST_RATE`. */
  previousRate: number;
};

const rateOf = ({ views, failures }: Counts, enoughViews: number) =>
  views >= enoughViews ? failures / views : 0;

/**
 * Returns the failure rates of a version and of the previous version, if the version fails more
 * than three times as often as the previous one. Undefined if it fails less, or if there is too
 * little data. The previous version has two rates: one from `before` the watch, and one from the
 * same time (`beside`). The higher rate counts, because if both versions fail now, the new version
 * is not the cause.
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
 * Returns whether a version has enough views, and a failure rate below the limit for a rollback.
 * Here, even a few failures count. This check comes before more visitors get the version, so it is
 * stricter than the one for a rollback.
 */
export const isWell = ({ views, failures }: Counts, enoughViews: number): boolean =>
  views >= enoughViews && failures / views <= WORSE * LEAST_RATE;
