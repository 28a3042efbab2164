import { standingOf, type LogEntry } from './releaseLog';

/** When and why the site rolled back a version by itself. */
export type TakenBack = { at: string; reason: string };

type Judgement = { version: string; takenBack: TakenBack | null };

/**
 * Returns which versions a log entry is about. For each, also returns whether the site rolled it
 * back or somebody activated it.
 */
function judgementOf(entry: LogEntry): Judgement[] {
  const chosen = (version: string) => ({ version, takenBack: null });
  const back = (version: string, { reason = '' }: { reason?: string | undefined }) => ({
    version,
    takenBack: { at: entry.at, reason },
  });
  if (entry.kind === 'canary') return [chosen(entry.version)];
  if (entry.kind === 'canary-ended')
    return entry.why === 'unhealthy' ? [back(entry.version, entry)] : [];
  if (entry.kind !== 'activated') return [];
  const { version, previous, why } = entry;
  return why === 'unhealthy' && previous !== null ? [back(previous, entry)] : [chosen(version)];
}

const judgementsOf = (log: readonly LogEntry[], remote: string) =>
  log.filter((entry) => entry.remote === remote).flatMap(judgementOf);

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
  const last = entries.findLastIndex((entry) =>
    judgementOf(entry).some((each) => each.version === version && each.takenBack !== null),
  );
  return entries.slice(last + 1);
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
