import type { Registry as MetricsRegistry } from 'prom-client';
import { FAILURES, type Happening, type PageView } from '@mcs-repairs/shared/domain/types/pageView';
import { ENOUGH_VIEWS, isWell, judgeVersion, type Judged, type Source } from './judgeVersion';
import { createReleaseMetrics } from './releaseMetrics';
import { createViewTally, type Counts, type ViewTally } from './viewTally';

/** One version of a remote is so much worse than the one before it that it should be taken back. */
export type Unhealthy = Judged & {
  remote: string;
  version: string;
  previous: string | undefined;
  source: Source;
};

/** A version that could not even be begun with; `why` in words. */
export type Unfit = { remote: string; version: string; source: 'start'; why: string };

/** Versions of one remote that are counted; reports of others are dropped, so that nobody can invent labels. */
const VERSIONS_KEPT = 10;
const SOURCES = ['browser', 'server'] as const;
const NOTHING: Counts = { views: 0, failures: 0 };

type InForce = { version: string; canary?: { version: string } | undefined };
/** `until`: milliseconds of the clock; `before`: how the version before had done by then. */
type Watched = {
  previous: string | undefined;
  until: number;
  before: Record<Source, Counts>;
  isTold: boolean;
};
type Options = {
  /** Views from which a version is judged. */
  enoughViews?: number;
  /** How long what was made active is watched. */
  watchMs?: number;
  /** Milliseconds. */
  now?: () => number;
};

/**
 * Counts by `remote@version` how page views went, and judges the versions that are watched against the one before. Versions are
 * known from the registry (`inForce`) or because somebody watches them (`watch`).
 */
export function createReleaseHealth(
  metricsRegistry: MetricsRegistry,
  { enoughViews = ENOUGH_VIEWS, watchMs = Infinity, now = () => Date.now() }: Options = {},
) {
  const metrics = createReleaseMetrics(metricsRegistry);
  /** By remote, the newest last. */
  const known = new Map<string, string[]>();
  const active = new Map<string, string>();
  const canaries = new Map<string, string>();
  const tallies = new Map<string, ViewTally>();
  const watched = new Map<string, Watched>();
  const listeners = new Set<(found: Unhealthy | Unfit) => void>();

  const keyOf = (remote: string, version: string) => `${remote}@${version}`;
  const isKnown = (remote: string, version: string) =>
    known.get(remote)?.includes(version) === true;
  const tallyOf = (remote: string, version: string, source: Source): ViewTally => {
    const key = `${keyOf(remote, version)} ${source}`;
    const tally = tallies.get(key) ?? createViewTally();
    tallies.set(key, tally);
    return tally;
  };
  const forgetTallies = (remote: string, version: string) => {
    for (const source of SOURCES) tallies.delete(`${keyOf(remote, version)} ${source}`);
  };

  const learn = (remote: string, version: string) => {
    const versions = [...(known.get(remote) ?? []).filter((one) => one !== version), version];
    for (const old of versions.splice(0, versions.length - VERSIONS_KEPT)) {
      forgetTallies(remote, old);
      watched.delete(keyOf(remote, old));
      metrics.forget(remote, old);
    }
    known.set(remote, versions);
  };

  const watch = (remote: string, version: string, previous?: string, until = now() + watchMs) => {
    learn(remote, version);
    forgetTallies(remote, version);
    const done = (source: Source) =>
      previous === undefined ? NOTHING : tallyOf(remote, previous, source).counts();
    const before = { browser: done('browser'), server: done('server') };
    watched.set(keyOf(remote, version), { previous, until, before, isTold: false });
  };

  const judge = (remote: string, version: string, source: Source): Unhealthy | undefined => {
    const { previous, before } = watched.get(keyOf(remote, version)) ?? {};
    const was = before?.[source] ?? NOTHING;
    const is = previous === undefined ? was : tallyOf(remote, previous, source).counts();
    const beside = { views: is.views - was.views, failures: is.failures - was.failures };
    const counts = tallyOf(remote, version, source).counts();
    const judged = judgeVersion(source, counts, { before: was, beside }, enoughViews);
    return judged && { remote, version, previous, source, ...judged };
  };

  const note = (
    remote: string,
    version: string,
    { source, failed, witness }: { source: Source; failed: boolean; witness: string | null },
  ) => {
    tallyOf(remote, version, source).add(witness, failed);
    metrics.view(remote, version, source, failed);
    const watching = watched.get(keyOf(remote, version));
    if (!failed || !watching || watching.isTold || now() > watching.until) return;
    const found = judge(remote, version, source);
    if (!found) return;
    // Told once: whoever takes it back watches the next.
    watching.isTold = true;
    for (const tell of listeners) tell(found);
  };

  return {
    /** The registry as pages are made with it: what takes another's place is watched, with the other as the one before. */
    inForce(remotes: Record<string, InForce>): void {
      for (const [remote, { version, canary }] of Object.entries(remotes)) {
        const before = active.get(remote);
        if (before !== version) {
          active.set(remote, version);
          if (before === undefined) learn(remote, version);
          else watch(remote, version, before);
        }
        if (canaries.get(remote) === canary?.version) continue;
        if (canary) {
          canaries.set(remote, canary.version);
          watch(remote, canary.version, version, Infinity);
        } else canaries.delete(remote);
      }
    },
    /**
     * Judges a version from now on, against what was in force before or is beside it; `until`: milliseconds of the clock, left
     * out as long as the deployment says.
     */
    watch(remote: string, version: string, previous?: string, until?: number): void {
      watch(remote, version, previous, until);
    },
    /** A version that was in force when this process began, and is not to be taken for the first of its remote. */
    resume(remote: string, version: string, previous: string, until: number): void {
      learn(remote, previous);
      active.set(remote, version);
      watch(remote, version, previous, until);
    },
    /** A page of the remote was rendered on the server, or could not be. `witness`: who asked for it (`witnessOf`). */
    rendered(remote: string, version: string, failed: boolean, witness: string | null): void {
      if (isKnown(remote, version)) note(remote, version, { source: 'server', failed, witness });
    },
    /** What a browser reports of one page view; versions that this site never had are dropped. */
    viewed({ remotes, page, vitals }: PageView, witness: string | null): void {
      const seen = new Set<string>();
      for (const { remote, version, counts } of remotes) {
        const key = keyOf(remote, version);
        if (!isKnown(remote, version) || seen.has(key)) continue;
        seen.add(key);
        metrics.happened(remote, version, counts);
        const failed = FAILURES.some((kind: Happening) => counts[kind]);
        note(remote, version, { source: 'browser', failed, witness });
      }
      if (page && isKnown(page.remote, page.version))
        metrics.vitals(page.remote, page.version, vitals);
    },
    /** Whether the version fails more than three times as often as the one before it; undefined while too little is known. */
    unhealthy: (remote: string, version: string): Unhealthy | undefined =>
      judge(remote, version, 'browser') ?? judge(remote, version, 'server'),
    /** Views and failures of a version as they are judged, by who saw them. */
    countsOf: (remote: string, version: string): Record<Source, Counts> => ({
      browser: tallyOf(remote, version, 'browser').counts(),
      server: tallyOf(remote, version, 'server').counts(),
    }),
    /** Whether enough browsers have shown a version well, and how many views that takes. */
    wellness(remote: string, version: string): { isWell: boolean; views: number; needed: number } {
      const counts = tallyOf(remote, version, 'browser').counts();
      return { isWell: isWell(counts, enoughViews), views: counts.views, needed: enoughViews };
    },
    /** What was put in force cannot be used here: whoever listens takes it back. */
    unfit(remote: string, version: string, why: string): void {
      for (const tell of listeners) tell({ remote, version, source: 'start', why });
    },
    /** Called once for each watched version that turns out unhealthy, and for what is unfit. Answers how to stop listening. */
    onUnhealthy(listener: (found: Unhealthy | Unfit) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ReleaseHealth = ReturnType<typeof createReleaseHealth>;
