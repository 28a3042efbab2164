import type { Registry as MetricsRegistry } from 'prom-client';
import type { Db } from '../../db';
import { FAILURES, type Happening, type PageView } from '@mcs-repairs/shared/domain/types/pageView';
import { ENOUGH_VIEWS, isWell, judgeVersion, type Judged, type Source } from './judgeVersion';
import { createReleaseMetrics } from './releaseMetrics';
import { createSharedViews } from './sharedViews';
import { createVersionRecords, newTallies, NOTHING, type VersionRecord } from './versionRecords';

/**
 * A version that fails so much more often than the previous one that the site should roll it back.
 */
export type Unhealthy = Judged & {
  remote: string;
  version: string;
  previous: string | undefined;
  source: Source;
};

/** A version that the server could not load. `why` is a sentence. */
export type Unfit = { remote: string; version: string; source: 'start'; why: string };

type InForce = { version: string; canary?: { version: string } | undefined };
type Shown = { active?: string; canary?: string | undefined };
type Options = {
  /** The number of views after which a version is judged. */
  enoughViews?: number;
  /** For how many milliseconds the site watches a version after its activation. */
  watchMs?: number;
  /** Returns the current time in milliseconds. */
  now?: () => number;
  /**
   * The database in which several processes add up their counts. Null or missing if this process
   * uses only its own counts.
   */
  sharedBy?: Db | null;
};

/**
 * Counts page views and failures of each version, and compares each watched version with the
 * previous one. Only versions that were passed to `inForce`, `watch` or `resume` are counted.
 */
export function createReleaseHealth(
  metricsRegistry: MetricsRegistry,
  {
    enoughViews = ENOUGH_VIEWS,
    watchMs = Infinity,
    now = () => Date.now(),
    sharedBy,
  }: Options = {},
) {
  const metrics = createReleaseMetrics(metricsRegistry);
  const shared = sharedBy ? createSharedViews(sharedBy, now) : undefined;
  const records = createVersionRecords((remote, version) => metrics.forget(remote, version));
  /** The active version and the canary of each remote in the newest pages. */
  const shown = new Map<string, Shown>();
  const listeners = new Set<(found: Unhealthy | Unfit) => void>();

  const tellAll = (found: Unhealthy | Unfit) => {
    for (const tell of listeners) tell(found);
  };

  const watch = (
    remote: string,
    version: string,
    previous?: string,
    until = now() + watchMs,
    since = now(),
  ) => {
    const record = records.learn(remote, version);
    record.tallies = newTallies();
    const before =
      previous === undefined
        ? { browser: NOTHING, server: NOTHING }
        : records.countsOf(remote, previous);
    record.watching = { previous, since, until, before, isTold: false };
  };

  const judge = (remote: string, version: string, source: Source): Unhealthy | undefined => {
    const { previous, before, sums } = records.find(remote, version)?.watching ?? {};
    const was = before?.[source] ?? NOTHING;
    const is = previous === undefined ? was : records.countsOf(remote, previous)[source];
    const own = { views: is.views - was.views, failures: is.failures - was.failures };
    const beside = sums?.previous[source] ?? own;
    const counts = records.countsOf(remote, version)[source];
    const judged = judgeVersion(source, counts, { before: was, beside }, enoughViews);
    return judged && { remote, version, previous, source, ...judged };
  };

  const note = (
    remote: string,
    { version, tallies, watching }: VersionRecord,
    {
      source,
      failed,
      reporterNetwork,
    }: { source: Source; failed: boolean; reporterNetwork: string | null },
  ) => {
    const isCounted = tallies[source].add(reporterNetwork, failed);
    metrics.view(remote, version, source, failed);
    if (shared) {
      if (isCounted && isCompared(remote, version))
        shared.add({ remote, version, source, network: reporterNetwork, failed });
      return;
    }
    if (!failed || !watching || watching.isTold || now() > watching.until) return;
    tellOnce(watching, judge(remote, version, source));
  };

  /** Returns whether a version is watched, or is compared with a watched one. */
  const isCompared = (remote: string, version: string) =>
    records
      .watched(now(), remote)
      .some((each) => each.version === version || each.watching.previous === version);

  /**
   * Reports once that a version fails. The rollback then activates another version, whose watch
   * starts.
   */
  const tellOnce = (watching: { isTold: boolean }, found: Unhealthy | undefined) => {
    if (!found || watching.isTold) return;
    watching.isTold = true;
    tellAll(found);
  };

  const shownOf = (remote: string): Shown => {
    const of = shown.get(remote) ?? {};
    shown.set(remote, of);
    return of;
  };

  /** Stops watching a version that new pages no longer use. */
  const unwatch = (remote: string, version: string | undefined) => {
    const watching = version && records.find(remote, version)?.watching;
    if (watching) watching.isTold = true;
  };

  const showActive = (remote: string, of: Shown, version: string) => {
    const before = of.active;
    if (before === version) return;
    of.active = version;
    if (before === undefined) records.learn(remote, version);
    else watch(remote, version, before);
    unwatch(remote, before);
  };

  const showCanary = (remote: string, of: Shown, canary: string | undefined) => {
    const before = of.canary;
    if (before === canary) return;
    of.canary = canary;
    if (before !== of.active) unwatch(remote, before);
    if (canary !== undefined) watch(remote, canary, of.active, Infinity);
  };

  return {
    /**
     * Gets the registry that new pages use. If a new version has replaced another one, starts to
     * watch it and to compare it with the earlier one.
     */
    inForce(remotes: Record<string, InForce>): void {
      for (const [remote, { version, canary }] of Object.entries(remotes)) {
        const of = shownOf(remote);
        showActive(remote, of, version);
        showCanary(remote, of, canary?.version);
      }
    },
    /**
     * Watches a version from now on. Compares it with the version that it replaced. A canary is
     * compared with the active version. `until` is in milliseconds of the clock. By default, the
     * server's settings say how long the watch lasts.
     */
    watch,
    /**
     * Continues to watch a version that was active before this process started. Without this call,
     * it would count as the first version of its remote.
     */
    resume(remote: string, version: string, previous: string, until: number): void {
      records.learn(remote, previous);
      shownOf(remote).active = version;
      watch(remote, version, previous, until, Number.isFinite(until) ? until - watchMs : now());
    },
    /**
     * Continues to watch a canary from before this process started, with all its views. `previous`
     * is the active version. `since` is when it became the canary, in milliseconds of the clock.
     */
    resumeCanary(
      remote: string,
      version: string,
      previous: string | undefined,
      since: number,
    ): void {
      shownOf(remote).canary = version;
      watch(remote, version, previous, Infinity, since);
    },
    /** True if several processes add up their counts, by calling `exchange`. */
    isShared: shared !== undefined,
    /**
     * Stores the counts of this process. Then judges the watched versions by the counts of all
     * processes.
     */
    async exchange(): Promise<void> {
      const watches = records.watched(now());
      if (!shared) return;
      const sums = await shared.exchange(
        watches.map(({ remote, version, watching }) => ({ remote, version, ...watching })),
      );
      for (const [index, { remote, version, watching }] of watches.entries()) {
        watching.sums = sums[index];
        const found = judge(remote, version, 'browser') ?? judge(remote, version, 'server');
        // The counts of other processes may be a second old. A version is therefore reported only
        // after two exchanges in a row find that it fails.
        if (watching.isSuspected) tellOnce(watching, found);
        watching.isSuspected = found !== undefined;
      }
    },
    /**
     * Counts a page that the server rendered or could not render. `reporterNetwork` comes from
     * `reporterNetworkOf`.
     */
    rendered(
      remote: string,
      version: string,
      failed: boolean,
      reporterNetwork: string | null,
    ): void {
      const record = records.find(remote, version);
      if (record) note(remote, record, { source: 'server', failed, reporterNetwork });
    },
    /** Counts one page view that a browser reported. Ignores versions that are not registered. */
    viewed({ remotes, page, vitals }: PageView, reporterNetwork: string | null): void {
      const seen = new Set<VersionRecord>();
      for (const { remote, version, counts } of remotes) {
        const record = records.find(remote, version);
        if (!record || seen.has(record)) continue;
        seen.add(record);
        metrics.happened(remote, version, counts);
        const failed = FAILURES.some((kind: Happening) => counts[kind]);
        note(remote, record, { source: 'browser', failed, reporterNetwork });
      }
      if (page && records.find(page.remote, page.version))
        metrics.vitals(page.remote, page.version, vitals);
    },
    /**
     * Returns the failure rates if a version fails more than three times as often as the previous
     * one. Undefined if it fails less, or if there is too little data.
     */
    unhealthy: (remote: string, version: string): Unhealthy | undefined =>
      judge(remote, version, 'browser') ?? judge(remote, version, 'server'),
    /** Returns the numbers of views and failures of a version, by source. */
    countsOf: records.countsOf,
    /**
     * Returns whether enough browsers have rendered the version without failures. Also returns the
     * number of views so far and the number that is needed.
     */
    wellness(remote: string, version: string): { isWell: boolean; views: number; needed: number } {
      const { browser: counts } = records.countsOf(remote, version);
      return { isWell: isWell(counts, enoughViews), views: counts.views, needed: enoughViews };
    },
    /**
     * Reports that this server cannot load an activated version. The listener then rolls it back.
     */
    unfit(remote: string, version: string, why: string): void {
      tellAll({ remote, version, source: 'start', why });
    },
    /**
     * Calls the listener once for each watched version that fails or cannot be loaded. Returns a
     * function that removes the listener.
     */
    onUnhealthy(listener: (found: Unhealthy | Unfit) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ReleaseHealth = ReturnType<typeof createReleaseHealth>;
