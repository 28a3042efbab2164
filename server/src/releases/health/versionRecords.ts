import type { Source } from './judgeVersion';
import type { Sums } from './sharedViews';
import { createViewTally, type Counts, type ViewTally } from './viewTally';

/**
 * The maximum number of counted versions of one remote. Reports about others are ignored.
 * Otherwise, anybody could create any number of labels in the metrics.
 */
const VERSIONS_KEPT = 10;

export const NOTHING: Counts = { views: 0, failures: 0 };

/**
 * A watched version. `since` and `until` are in milliseconds of the clock. `before` has the counts
 * of the previous version when the watch began. `sums` has the newest counts of all processes.
 */
type Watching = {
  previous: string | undefined;
  since: number;
  until: number;
  before: Record<Source, Counts>;
  isTold: boolean;
  sums?: Sums | undefined;
  /** Whether the last exchange found that the version fails. */
  isSuspected?: boolean;
};

/** The counts of page views and failures of one version. */
export type VersionRecord = {
  version: string;
  tallies: Record<Source, ViewTally>;
  watching?: Watching;
};

export const newTallies = () => ({ browser: createViewTally(), server: createViewTally() });

/**
 * Stores the counts of versions by remote. If a remote has too many versions, calls `onForgotten`
 * with the oldest one.
 */
export function createVersionRecords(onForgotten: (remote: string, version: string) => void) {
  /** The records of each remote. The newest version is last. */
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

  /** Returns the counts of a version. They are zero for an unknown version. */
  function countsOf(remote: string, version: string): Record<Source, Counts> {
    const { tallies, watching } = find(remote, version) ?? {};
    const most = (source: Source) => {
      const own = tallies?.[source].counts() ?? NOTHING;
      const ofAll = watching?.sums?.own[source] ?? NOTHING;
      return ofAll.views > own.views ? ofAll : own;
    };
    return { browser: most('browser'), server: most('server') };
  }

  /** Returns the versions that are watched at the time `now`: of one remote, or of all. */
  function watched(now: number, remote?: string) {
    const remotes = remote === undefined ? [...kept.keys()] : [remote];
    return remotes.flatMap((name) =>
      (kept.get(name) ?? []).flatMap(({ version, watching }) =>
        watching && !watching.isTold && now <= watching.until
          ? [{ remote: name, version, watching }]
          : [],
      ),
    );
  }

  return { find, learn, countsOf, watched };
}
