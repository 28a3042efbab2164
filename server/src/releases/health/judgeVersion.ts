import type { Counts } from './viewTally';

/**
 * The source of a report: a visitor's browser, or the server that rendered the page. A version is
 * judged separately for each source.
 */
export type Source = 'browser' | 'server';

/** A version is judged after this number of views, by default. */
export const ENOUGH_VIEWS = 20;
/**
 * A version is judged after this number of failures, for each source. A few failures may come from
 * one visitor's browser extension. Anybody can forge reports of browsers, so the number for
 * browsers is higher.
 */
export const ENOUGH_FAILURES: Record<Source, number> = { browser: 5, server: 3 };
const WORSE = 3;
/**
 * The lowest failure rate that the comparison assumes for the previous version.
 * With a rate of 0, a single failure of the new version would count as worse.
 */
const LEAST_RATE = 0.02;

export type Judged = Counts & {
  /** Failures per view of the previous version, at least `LEAST_RATE`. */
  previousRate: number;
};

const rateOf = ({ views, failures }: Counts, enoughViews: number) =>
  views >= enoughViews ? failures / views : 0;

/**
 * Returns the rates if a version fails more than three times as often as the previous version.
 * Undefined if it does not, or while there is too little data. The previous version has two failure
 * rates: one from `before` the watch, and one from the same time (`beside`). The higher rate
 * counts: if both versions fail now, the new one is not the cause.
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
 * Returns whether a version has enough views and a failure rate below the limit for a rollback,
 * even if it has only a few failures. Showing a version to more visitors needs this stricter check.
 */
export const isWell = ({ views, failures }: Counts, enoughViews: number): boolean =>
  views >= enoughViews && failures / views <= WORSE * LEAST_RATE;
