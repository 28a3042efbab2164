import type { LogEntry } from './releaseLog';
import { wasTakenBack } from './takenBack';

/**
 * Whether a version of a remote (or the shell) was already in force beside everything that is active now. It is false
 * when anything else was activated, made a canary, or withdrawn since. Visitors had exactly this site a moment ago,
 * which is better than any proof. Versions that were rolled back do not qualify, because they failed visitors.
 */
export function wasBeside(log: readonly LogEntry[], remote: string, version: string): boolean {
  if (wasTakenBack(log, remote, version)) return false;
  for (const entry of [...log].reverse()) {
    if (entry.kind === 'built') continue;
    if (entry.remote !== remote) return false;
    if (entry.kind === 'activated' && [entry.version, entry.previous].includes(version))
      return true;
  }
  return false;
}
