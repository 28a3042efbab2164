import type { Registry as MetricsRegistry } from 'prom-client';
import { FAILURES, type Happening, type PageView } from 'shared/domain/types/pageView';
import { createReleaseMetrics } from './releaseMetrics';

/** Who saw it: visitors' browsers, or the server that rendered the page. Each is judged by itself. */
export type Source = 'browser' | 'server';
/** One version of a remote is so much worse than the one before it that it should be taken back. */
export type Unhealthy = {
  remote: string;
  version: string;
  previous: string | undefined;
  source: Source;
  views: number;
  failures: number;
  /** Failures per view of the version before, and at least `LEAST_RATE`. */
  previousRate: number;
};

/** So many views say something. */
const ENOUGH_VIEWS = 20;
/** Fewer failures may be one visitor's extension. */
const ENOUGH_FAILURES = 5;
const WORSE = 3;
/** Of a version before that hardly failed: without it one failure would be infinitely worse. */
const LEAST_RATE = 0.02;
/** Versions of one remote that are counted; reports of others are dropped, so that nobody can invent labels. */
const VERSIONS_KEPT = 10;

type Tally = { views: number; failures: number };
type Watched = { remote: string; version: string; previous: string | undefined };

/**
 * Counts by `remote@version` how page views went, and judges the versions that are watched against the one before. Versions are
 * known from the registry (`inForce`) or because somebody watches them (`watch`).
 */
export function createReleaseHealth(metricsRegistry: MetricsRegistry) {
  const metrics = createReleaseMetrics(metricsRegistry);
  /** By remote, the newest last. */
  const known = new Map<string, string[]>();
  const active = new Map<string, string>();
  const tallies = new Map<string, Tally>();
  const watched = new Map<string, Watched>();
  const listeners = new Set<(found: Unhealthy) => void>();

  const keyOf = (remote: string, version: string) => `${remote}@${version}`;
  const isKnown = (remote: string, version: string) =>
    known.get(remote)?.includes(version) === true;
  const tallyOf = (remote: string, version: string, source: Source): Tally => {
    const key = `${keyOf(remote, version)} ${source}`;
    const tally = tallies.get(key) ?? { views: 0, failures: 0 };
    tallies.set(key, tally);
    return tally;
  };

  const learn = (remote: string, version: string) => {
    const versions = [...(known.get(remote) ?? []).filter((one) => one !== version), version];
    for (const old of versions.splice(0, versions.length - VERSIONS_KEPT)) {
      for (const source of ['browser', 'server']) tallies.delete(`${keyOf(remote, old)} ${source}`);
      metrics.forget(remote, old);
    }
    known.set(remote, versions);
  };

  const watch = (remote: string, version: string, previous?: string) => {
    learn(remote, version);
    for (const source of ['browser', 'server'] as const)
      tallies.delete(`${keyOf(remote, version)} ${source}`);
    watched.set(keyOf(remote, version), { remote, version, previous });
  };

  const judge = (remote: string, version: string, source: Source): Unhealthy | undefined => {
    const { views, failures } = tallyOf(remote, version, source);
    if (views < ENOUGH_VIEWS || failures < ENOUGH_FAILURES) return undefined;
    const previous = watched.get(keyOf(remote, version))?.previous;
    const before = previous === undefined ? undefined : tallyOf(remote, previous, source);
    const rate = before && before.views >= ENOUGH_VIEWS ? before.failures / before.views : 0;
    const previousRate = Math.max(rate, LEAST_RATE);
    if (failures / views <= WORSE * previousRate) return undefined;
    return { remote, version, previous, source, views, failures, previousRate };
  };

  const note = (remote: string, version: string, source: Source, failed: boolean) => {
    const tally = tallyOf(remote, version, source);
    tally.views += 1;
    if (failed) tally.failures += 1;
    metrics.view(remote, version, source, failed);
    if (!failed || !watched.has(keyOf(remote, version))) return;
    const found = judge(remote, version, source);
    if (!found) return;
    // Told once: whoever takes it back watches the next.
    watched.delete(keyOf(remote, version));
    for (const tell of listeners) tell(found);
  };

  return {
    /** The registry as pages are made with it: what takes another's place is watched, with the other as the one before. */
    inForce(remotes: Record<string, { version: string }>): void {
      for (const [remote, { version }] of Object.entries(remotes)) {
        const before = active.get(remote);
        if (before === version) continue;
        active.set(remote, version);
        if (before === undefined) learn(remote, version);
        else watch(remote, version, before);
      }
    },
    /** Judges a version from now on, such as one that some visitors get; `previous` is what the others get. */
    watch,
    /** A page of the remote was rendered on the server, or could not be. */
    rendered(remote: string, version: string, failed: boolean): void {
      if (isKnown(remote, version)) note(remote, version, 'server', failed);
    },
    /** What a browser reports of one page view; versions that this site never had are dropped. */
    viewed({ remotes, page, vitals }: PageView): void {
      const seen = new Set<string>();
      for (const { remote, version, counts } of remotes) {
        const key = keyOf(remote, version);
        if (!isKnown(remote, version) || seen.has(key)) continue;
        seen.add(key);
        metrics.happened(remote, version, counts);
        note(
          remote,
          version,
          'browser',
          FAILURES.some((kind: Happening) => counts[kind]),
        );
      }
      if (page && isKnown(page.remote, page.version))
        metrics.vitals(page.remote, page.version, vitals);
    },
    /** Whether the version fails more than three times as often as the one before it; undefined while too little is known. */
    unhealthy: (remote: string, version: string): Unhealthy | undefined =>
      judge(remote, version, 'browser') ?? judge(remote, version, 'server'),
    /** Called once for each watched version that turns out unhealthy. Answers how to stop listening. */
    onUnhealthy(listener: (found: Unhealthy) => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export type ReleaseHealth = ReturnType<typeof createReleaseHealth>;
