import type { LogEntry } from './releaseLog';
import { wasTakenBack } from './takenBack';

/**
 * Returns whether a version of a remote (or of the shell) was already active together with all
 * versions that are active now. False if another remote was activated, made a canary, or withdrawn
 * since. Visitors had exactly these versions a moment ago, which is better evidence than a
 * verification. Versions that were rolled back do not qualify.
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
