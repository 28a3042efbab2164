import { standingOf, type LogEntry } from './releaseLog';

/** When and why the site rolled back a version by itself. */
export type TakenBack = { at: string; reason: string };

type Judgement = { entry: LogEntry; version: string; takenBack: TakenBack | null };

/**
 * Returns which versions of a remote each log entry is about. For each, also returns whether the
 * site rolled it back or somebody activated it. A withdrawal is a rollback only if it has a reason:
 * then the site withdrew a version because no earlier version could take its place.
 */
function judgementsOf(log: readonly LogEntry[], remote: string): Judgement[] {
  let active: string | null = null;
  const judgements: Judgement[] = [];
  for (const entry of log) {
    if (entry.remote !== remote) continue;
    const chosen = (version: string) => judgements.push({ entry, version, takenBack: null });
    const back = (version: string, reason = '') =>
      judgements.push({ entry, version, takenBack: { at: entry.at, reason } });
    if (entry.kind === 'canary') chosen(entry.version);
    if (entry.kind === 'canary-ended' && entry.why === 'unhealthy')
      back(entry.version, entry.reason);
    if (entry.kind === 'withdrawn') {
      if (active !== null && entry.reason !== undefined) back(active, entry.reason);
      active = null;
    }
    if (entry.kind === 'activated') {
      if (entry.why === 'unhealthy' && entry.previous !== null) back(entry.previous, entry.reason);
      else chosen(entry.version);
      active = entry.version;
    }
  }
  return judgements;
}

/** Returns the versions that the site rolled back and that nobody has activated since. */
export function takenBackOf(log: readonly LogEntry[], remote: string): Map<string, TakenBack> {
  const standing = new Map<string, TakenBack>();
  for (const { version, takenBack } of judgementsOf(log, remote)) {
    if (takenBack) standing.set(version, takenBack);
    else standing.delete(version);
  }
  return standing;
}

/** Returns whether the site has ever rolled back this version. */
export const wasTakenBack = (log: readonly LogEntry[], remote: string, version: string): boolean =>
  judgementsOf(log, remote).some((each) => each.version === version && each.takenBack !== null);

/**
 * Returns the log entries about a version since the site last rolled it back. If it never did,
 * returns all of them.
 */
export function sinceTakenBack(
  log: readonly LogEntry[],
  remote: string,
  version: string,
): LogEntry[] {
  const entries = log.filter((entry) => entry.remote === remote);
  const last = judgementsOf(log, remote).findLast(
    (each) => each.version === version && each.takenBack !== null,
  );
  return last ? entries.slice(entries.indexOf(last.entry) + 1) : entries;
}

/**
 * Returns the versions that were active before, latest first. Leaves out versions that the site
 * rolled back.
 */
export function formerVersions(log: readonly LogEntry[], remote: string): string[] {
  const bad = takenBackOf(log, remote);
  const { active } = standingOf(log, remote);
  const former = log
    .flatMap((entry) =>
      entry.kind === 'activated' && entry.remote === remote
        ? [entry.previous ?? [], entry.version].flat()
        : [],
    )
    .filter((version) => version !== active?.version && !bad.has(version));
  return [...new Set(former.reverse())];
}
