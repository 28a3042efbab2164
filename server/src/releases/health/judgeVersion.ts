import type { Counts } from './viewTally';

/**
 * The source of a report: a visitor's browser, or the server that rendered the page. Each source is
 * judged separately.
 */
export type Source = 'browser' | 'server';

/** The default number of views before a version is judged. */
export const ENOUGH_VIEWS = 20;
/**
 * The number of failures, by source, before a version is judged. A few failures may come from one
 * visitor's browser extension. Anybody can forge browser reports, so more of them are needed than
 * of the server's own observations.
 */
export const ENOUGH_FAILURES: Record<Source, number> = { browser: 5, server: 3 };
const WORSE = 3;
/**
 * The failure rate that is used if the version before hardly failed or is unknown.
 * Against a rate of 0, a single failure would always count as worse.
 */
const LEAST_RATE = 0.02;

export type Judged = Counts & {
  /** The number of failures per view of the version before, at least `LEAST_RATE`. */
  previousRate: number;
};

const rateOf = ({ views, failures }: Counts, enoughViews: number) =>
  views >= enoughViews ? failures / views : 0;

/**
 * Returns the rates if a version fails more than three times as often as the version before.
 * Undefined if it does not, or while there is too little data. The failure rate of the version
 * before is measured earlier (`before`) and at the same time (`beside`), and the higher one counts.
 * If every version fails, none of them is the cause.
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
 * however few failures there are. Activating a version for all visitors needs stricter evidence
 * than rolling one back.
 */
export const isWell = ({ views, failures }: Counts, enoughViews: number): boolean =>
  views >= enoughViews && failures / views <= WORSE * LEAST_RATE;
