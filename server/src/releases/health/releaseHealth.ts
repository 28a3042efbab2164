import type { Registry as MetricsRegistry } from 'prom-client';
import { FAILURES, type Happening, type PageView } from '@mcs-repairs/shared/domain/types/pageView';
import { ENOUGH_VIEWS, isWell, judgeVersion, type Judged, type Source } from './judgeVersion';
import { createReleaseMetrics } from './releaseMetrics';
import { createVersionRecords, newTallies, NOTHING, type VersionRecord } from './versionRecords';

/**
 * A version that fails so much more often than the version before that the site should roll it
 * back.
 */
export type Unhealthy = Judged & {
  remote: string;
  version: string;
  previous: string | undefined;
  source: Source;
};

/** A version that could not be loaded. `why` is a sentence. */
export type Unfit = { remote: string; version: string; source: 'start'; why: string };

type InForce = { version: string; canary?: { version: string } | undefined };
type Shown = { active?: string; canary?: string | undefined };
type Options = {
  /** The number of views before a version is judged. */
  enoughViews?: number;
  /** How long a version is watched after its activation. */
  watchMs?: number;
  /** The clock, in milliseconds. */
  now?: () => number;
};

/**
 * Counts page views and failures by `remote@version`, and compares watched versions with the
 * version before. Versions become known through the registry (`inForce`) or through `watch`.
 */
export function createReleaseHealth(
  metricsRegistry: MetricsRegistry,
  { enoughViews = ENOUGH_VIEWS, watchMs = Infinity, now = () => Date.now() }: Options = {},
) {
  const metrics = createReleaseMetrics(metricsRegistry);
  const records = createVersionRecords((remote, version) => metrics.forget(remote, version));
  /** The active versions and canaries of the newest pages, by remote. */
  const shown = new Map<string, Shown>();
  const listeners = new Set<(found: Unhealthy | Unfit) => void>();

  const tellAll = (found: Unhealthy | Unfit) => {
    for (const tell of listeners) tell(found);
  };

  const watch = (remote: string, version: string, previous?: string, until = now() + watchMs) => {
    const record = records.learn(remote, version);
    record.tallies = newTallies();
    const before =
      previous === undefined
        ? { browser: NOTHING, server: NOTHING }
        : records.countsOf(remote, previous);
    record.watching = { previous, until, before, isTold: false };
  };

  const judge = (remote: string, version: string, source: Source): Unhealthy | undefined => {
    const { previous, before } = records.find(remote, version)?.watching ?? {};
    const was = before?.[source] ?? NOTHING;
    const is = previous === undefined ? was : records.countsOf(remote, previous)[source];
    const beside = { views: is.views - was.views, failures: is.failures - was.failures };
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
    tallies[source].add(reporterNetwork, failed);
    metrics.view(remote, version, source, failed);
    if (!failed || !watching || watching.isTold || now() > watching.until) return;
    const found = judge(remote, version, source);
    if (!found) return;
    // An unhealthy version is reported once. The code that rolls it back watches the next version.
    watching.isTold = true;
    tellAll(found);
  };

  const shownOf = (remote: string): Shown => {
    const of = shown.get(remote) ?? {};
    shown.set(remote, of);
    return of;
  };

  const showActive = (remote: string, of: Shown, version: string) => {
    const before = of.active;
    if (before === version) return;
    of.active = version;
    if (before === undefined) records.learn(remote, version);
    else watch(remote, version, before);
  };

  const showCanary = (remote: string, of: Shown, canary: string | undefined) => {
    if (of.canary === canary) return;
    of.canary = canary;
    if (canary !== undefined) watch(remote, canary, of.active, Infinity);
  };

  return {
    /**
     * Receives the registry that new pages use. If a version replaces another, the new version is
     * watched, and the replaced version counts as the version before.
     */
    inForce(remotes: Record<string, InForce>): void {
      for (const [remote, { version, canary }] of Object.entries(remotes)) {
        const of = shownOf(remote);
        showActive(remote, of, version);
        showCanary(remote, of, canary?.version);
      }
    },
    /**
     * Watches a version from now on, in comparison with the version that it replaced or that is
     * active beside it. `until` is in milliseconds of the clock; the default is the deployment's
     * period.
     */
    watch,
    /**
     * Registers a version that was active before this process started, so that it does not count as
     * the first version of its remote.
     */
    resume(remote: string, version: string, previous: string, until: number): void {
      records.learn(remote, previous);
      shownOf(remote).active = version;
      watch(remote, version, previous, until);
    },
    /**
     * Counts a page that the server rendered or failed to render. `reporterNetwork` is the result
     * of `reporterNetworkOf`.
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
    /** Counts a browser's report of one page view. Drops reports about unknown versions. */
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
     * Returns the rates if the version fails more than three times as often as the version before.
     * Undefined while there is too little data.
     */
    unhealthy: (remote: string, version: string): Unhealthy | undefined =>
      judge(remote, version, 'browser') ?? judge(remote, version, 'server'),
    /** Returns the counted views and failures of a version, by source. */
    countsOf: records.countsOf,
    /**
     * Returns whether enough browsers have rendered the version without failures, and how many
     * views that takes.
     */
    wellness(remote: string, version: string): { isWell: boolean; views: number; needed: number } {
      const { browser: counts } = records.countsOf(remote, version);
      return { isWell: isWell(counts, enoughViews), views: counts.views, needed: enoughViews };
    },
    /**
     * Reports that this server cannot load an activated version, so that a listener rolls it back.
     */
    unfit(remote: string, version: string, why: string): void {
      tellAll({ remote, version, source: 'start', why });
    },
    /**
     * Calls the listener once for each watched version that is unhealthy or cannot be loaded.
     * Returns a function that removes the listener.
     */
    onUnhealthy(listener: (found: Unhealthy | Unfit) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ReleaseHealth = ReturnType<typeof createReleaseHealth>;
