/**
 * The greatest number of page views that count for one network. Of the failures that a network
 * reports, only the first one counts.
 */
export const MOST_OF_ONE = 5;
/**
 * The maximum number of reporter networks that the tally remembers. If there are more, it forgets
 * the oldest one, but the reports from that network stay counted.
 */
const WITNESSES_KEPT = 1000;

export type Counts = { views: number; failures: number };

/** Counts the views and failures of one version, as reported by one source. */
export function createViewTally() {
  const counts: Counts = { views: 0, failures: 0 };
  const heard = new Map<string, { views: number; hasFailed: boolean }>();

  return {
    counts: (): Counts => ({ ...counts }),
    /**
     * Counts a view. Returns false if the view does not count, because the network has reported too
     * often. If `reporterNetwork` is null, every view counts.
     */
    add(reporterNetwork: string | null, failed: boolean): boolean {
      if (reporterNetwork !== null) {
        const known = heard.get(reporterNetwork) ?? { views: 0, hasFailed: false };
        if (failed ? known.hasFailed : known.views >= MOST_OF_ONE) return false;
        heard.set(reporterNetwork, {
          views: known.views + 1,
          hasFailed: known.hasFailed || failed,
        });
        const [first] = heard.keys();
        if (first !== undefined && heard.size > WITNESSES_KEPT) heard.delete(first);
      }
      counts.views += 1;
      if (failed) counts.failures += 1;
      return true;
    },
  };
}
export type ViewTally = ReturnType<typeof createViewTally>;
