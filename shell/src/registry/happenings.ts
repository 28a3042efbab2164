import type { Happening, PageView } from '@mcs-repairs/shared/domain/types/pageView';
import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { currentRegistry } from './browserRegistry';

type Counted = PageView['remotes'][number];

const MOST_REMOTES = 20;
const HIGHEST_COUNT = 100;

const counted = new Map<string, Counted>();
/** The versions whose code has loaded, by remote. */
const running = new Map<string, string>();
let onFailure: () => void = () => {};

/**
 * Counts an event of a remote's code in this page view. Without `version`, it counts for the
 * version that runs, or else for the version in the registry.
 */
export function noteHappening(remote: string, kind: Happening, version?: string): void {
  if (kind === 'load' && version) running.set(remote, version);
  const meant = version ?? running.get(remote) ?? currentRegistry().remotes[remote]?.version;
  if (meant === undefined) return;
  const key = `${remote}@${meant}`;
  const entry = counted.get(key) ?? { remote, version: meant, counts: {} };
  entry.counts[kind] = Math.min(HIGHEST_COUNT, (entry.counts[kind] ?? 0) + 1);
  counted.set(key, entry);
  if (isFailure(kind)) onFailure();
}

const isFailure = (kind: string) => kind.endsWith('failure');

/** Counts an event for the remote that serves the page at `path`, if there is one. */
export function noteAt(path: string, kind: Happening): void {
  const remote = remoteForPath(currentRegistry().remotes, path);
  if (remote !== undefined) noteHappening(remote, kind);
}

export const happenings = (): PageView['remotes'] => [...counted.values()].slice(0, MOST_REMOTES);

/** Returns the counts of the versions with at least one failure. */
export const failures = (): PageView['remotes'] =>
  happenings().filter(({ counts }) => Object.keys(counts).some(isFailure));

/** Calls `tell` after each failure. If something has already failed, also calls it at once. */
export function tellOfFailures(tell: () => void): void {
  onFailure = tell;
  if (failures().length > 0) tell();
}
