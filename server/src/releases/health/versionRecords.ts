import type { Source } from './judgeVersion';
import { createViewTally, type Counts, type ViewTally } from './viewTally';

/**
 * The limit of counted versions of one remote. Reports about other versions are dropped, so that
 * nobody can invent labels of metrics.
 */
const VERSIONS_KEPT = 10;

export const NOTHING: Counts = { views: 0, failures: 0 };

/**
 * `until` is in milliseconds of the clock. `before` has the counts of the version before at that
 * moment.
 */
type Watching = {
  previous: string | undefined;
  until: number;
  before: Record<Source, Counts>;
  isTold: boolean;
};

/** The counts of one version. */
export type VersionRecord = {
  version: string;
  tallies: Record<Source, ViewTally>;
  watching?: Watching;
};

export const newTallies = () => ({ browser: createViewTally(), server: createViewTally() });

/**
 * Stores the counts of versions, by remote. `onForgotten` is called with the oldest version if
 * there are too many.
 */
export function createVersionRecords(onForgotten: (remote: string, version: string) => void) {
  /** The newest version is last. */
  const kept = new Map<string, VersionRecord[]>();

  const find = (remote: string, version: string): VersionRecord | undefined =>
    kept.get(remote)?.find((record) => record.version === version);

  /** Registers a version as the newest of its remote. */
  function learn(remote: string, version: string): VersionRecord {
    const record = find(remote, version) ?? { version, tallies: newTallies() };
    const others = (kept.get(remote) ?? []).filter((each) => each !== record);
    const records = [...others, record];
    for (const old of records.splice(0, records.length - VERSIONS_KEPT))
      onForgotten(remote, old.version);
    kept.set(remote, records);
    return record;
  }

  /** Returns the counts of a version, which are zero for an unknown version. */
  function countsOf(remote: string, version: string): Record<Source, Counts> {
    const tallies = find(remote, version)?.tallies;
    return {
      browser: tallies?.browser.counts() ?? NOTHING,
      server: tallies?.server.counts() ?? NOTHING,
    };
  }

  return { find, learn, countsOf };
}
