import type { LogEntry } from './releaseLog';
import { wasTakenBack } from './takenBack';

/**
 * Whether a version of a remote (or the shell) was in force beside everything that is in force now: since then nothing else was
 * activated, given a share, or given up. Visitors had just this site a moment ago, which no proof can better; not so what the site
 * took back, because it failed them.
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
