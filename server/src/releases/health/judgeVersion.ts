import type { Counts } from './viewTally';

/** Who saw it: visitors' browsers, or the server that rendered the page. Each is judged by itself. */
export type Source = 'browser' | 'server';

/** So many views say something, unless the deployment says otherwise. */
export const ENOUGH_VIEWS = 20;
/**
 * Fewer failures may be one visitor's extension. What browsers say anybody can say, so that it takes more witnesses than what
 * the server saw itself.
 */
export const ENOUGH_FAILURES: Record<Source, number> = { browser: 5, server: 3 };
const WORSE = 3;
/** Of a version before that hardly failed, or that nobody knows: without it one failure would be infinitely worse. */
const LEAST_RATE = 0.02;

export type Judged = Counts & {
  /** Failures per view that the version before stands for, and at least `LEAST_RATE`. */
  previousRate: number;
};

const rateOf = ({ views, failures }: Counts, enoughViews: number) =>
  views >= enoughViews ? failures / views : 0;

/**
 * Whether a version fails more than three times as often as the one before it; undefined while it does not, or too little is
 * known. The one before counts as it was (`before`) and as it is beside the new one (`beside`), whichever is worse: when
 * everything fails, no version is to blame.
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
 * Whether a version has enough views and fails so seldom that nobody would take it back for it, however many failures that
 * takes elsewhere: what all visitors are to get is judged more strictly than what is taken from them.
 */
export const isWell = ({ views, failures }: Counts, enoughViews: number): boolean =>
  views >= enoughViews && failures / views <= WORSE * LEAST_RATE;
