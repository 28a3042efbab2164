import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import { type Db, inTransaction, serverSecret, type Tables, type Trx } from '../../db';
import type { Source } from './judgeVersion';
import { MOST_OF_ONE, type Counts } from './viewTally';

/** A watched version. `since` is when the watch began, in milliseconds of the clock. */
export type Watch = {
  remote: string;
  version: string;
  previous: string | undefined;
  since: number;
};
export type Sums = { own: Record<Source, Counts>; previous: Record<Source, Counts> };
type Report = {
  remote: string;
  version: string;
  source: Source;
  network: string | null;
  failed: boolean;
};
type Row = Tables['release_views'];

/**
 * The maximum number of stored reporter networks for one version and source. Without it, anybody
 * could fill the database.
 */
const MOST_NETWORKS = 5000;
/**
 * Counts that are at most this many milliseconds older than the watch still belong to it. The
 * clocks of machines differ, and processes learn of a new version at different times.
 */
const SLACK_MS = 2000;
const SLICE = 200;

const keyOf = ({ remote, version, source }: Omit<Report, 'network' | 'failed'>) =>
  `${remote} ${version} ${source}`;
const nothing = (): Record<Source, Counts> => ({
  browser: { views: 0, failures: 0 },
  server: { views: 0, failures: 0 },
});

/**
 * Adds the page views of this process to those of all processes in the database. One reporter
 * network counts for at most one failure and five views, even if it reports to several processes.
 */
export function createSharedViews(db: Db, now: () => number) {
  let waiting = new Map<string, Report & Counts>();
  /** The versions and sources that already have `MOST_NETWORKS` networks. */
  let full = new Set<string>();

  function add(report: Report): void {
    if (full.has(keyOf(report))) return;
    const key = `${keyOf(report)} ${report.network ?? ''}`;
    const known = waiting.get(key);
    if (!known && waiting.size >= MOST_NETWORKS) return;
    const { views, failures } = known ?? { views: 0, failures: 0 };
    const counted = { views: views + 1, failures: failures + Number(report.failed) };
    waiting.set(key, { ...report, ...counted });
  }

  async function rowsOf(reports: readonly (Report & Counts)[]): Promise<Row[]> {
    const secret = await serverSecret(db, 'network');
    const hashOf = (network: string) =>
      createHmac('sha256', secret).update(`release ${network}`).digest('base64url');
    const at = new Date(now()).toISOString();
    return reports.map(({ remote, version, source, network, views, failures }) => ({
      ...{ remote, version, source, network: network === null ? '' : hashOf(network) },
      ...{ views, failures, at },
    }));
  }

  return {
    add,
    /**
     * Stores what this process has counted since the last call. Returns the sums of all processes
     * for each watch, in the order of `watches`. If there are none, stores nothing.
     */
    async exchange(watches: readonly Watch[]): Promise<Sums[]> {
      const taken = waiting;
      waiting = new Map();
      if (watches.length === 0) return [];
      try {
        const rows = await rowsOf([...taken.values()]);
        if (rows.length) await inTransaction(db, (trx) => store(trx, rows, watches));
      } catch (error) {
        for (const [key, { views, failures, ...report }] of taken) {
          const since = waiting.get(key) ?? { views: 0, failures: 0 };
          const both = { views: views + since.views, failures: failures + since.failures };
          waiting.set(key, { ...report, ...both });
        }
        throw error;
      }
      const read = await Promise.all(watches.map((watch) => sumsOf(db, watch)));
      full = new Set(read.flatMap(({ crowded }) => crowded));
      return read.map(({ sums }) => sums);
    },
  };
}
export type SharedViews = ReturnType<typeof createSharedViews>;

const startOf = ({ since }: Watch) => new Date(Math.max(0, since - SLACK_MS)).toISOString();

/**
 * Adds rows to the sums in the database. If a row is older than the watch of its version, its count
 * starts again. All processes write the rows in the same order, so they cannot deadlock.
 */
async function store(trx: Trx, rows: readonly Row[], watches: readonly Watch[]): Promise<void> {
  const startsOf = (row: Row) => {
    const ofRemote = watches.filter(({ remote }) => remote === row.remote);
    const watch =
      ofRemote.find(({ version }) => version === row.version) ??
      ofRemote.find(({ previous }) => previous === row.version);
    return watch ? startOf(watch) : '';
  };
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.remote} ${row.version}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const key of [...groups.keys()].sort()) {
    const group = groups.get(key) ?? [];
    const order = ({ source, network }: Row) => `${source} ${network}`;
    group.sort((a, b) => (order(a) < order(b) ? -1 : 1));
    const [first] = group;
    if (!first) continue;
    const isOld = sql<boolean>`release_views.at < ${startsOf(first)}`;
    const views = sql`(case when ${isOld} then 0 else release_views.views end) + excluded.views`;
    const failures = sql`(case when ${isOld} then 0 else release_views.failures end) + excluded.failures`;
    const most = (sum: typeof views, limit: number) =>
      sql<number>`case when release_views.network <> '' and ${sum} > ${sql.lit(limit)} then ${sql.lit(limit)} else ${sum} end`;
    for (let start = 0; start < group.length; start += SLICE)
      await trx
        .insertInto('release_views')
        .values(group.slice(start, start + SLICE))
        .onConflict((conflict) =>
          conflict.columns(['remote', 'version', 'source', 'network']).doUpdateSet({
            views: most(views, MOST_OF_ONE),
            failures: most(failures, 1),
            at: sql<string>`excluded.at`,
          }),
        )
        .execute();
  }
}

/** Returns the sums of a watched version and of the previous version, since the watch began. */
async function sumsOf(db: Db, watch: Watch): Promise<{ sums: Sums; crowded: string[] }> {
  const { remote, version, previous } = watch;
  const rows = await db
    .selectFrom('release_views')
    .where('remote', '=', remote)
    .where('version', 'in', previous === undefined ? [version] : [version, previous])
    .where('at', '>=', startOf(watch))
    .groupBy(['version', 'source'])
    .select(['version', 'source'])
    .select([
      sql<number | string>`sum(views)`.as('views'),
      sql<number | string>`sum(failures)`.as('failures'),
      sql<number | string>`count(*)`.as('networks'),
    ])
    .execute();
  const sums: Sums = { own: nothing(), previous: nothing() };
  for (const row of rows)
    sums[row.version === version ? 'own' : 'previous'][row.source] = {
      views: Number(row.views),
      failures: Number(row.failures),
    };
  const crowded = rows.filter(({ networks }) => Number(networks) >= MOST_NETWORKS);
  return {
    sums,
    crowded: crowded.map(({ version, source }) => keyOf({ remote, version, source })),
  };
}
