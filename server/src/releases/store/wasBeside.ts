import type { LogEntry } from './releaseLog';
import { wasTakenBack } from './takenBack';

/**
 * Returns whether a version of a remote or of the shell was active at the same time as all other
 * versions that are active now. False if another remote was activated, withdrawn or made a canary
 * since. Visitors used exactly these versions a moment ago, which proves more than a verification.
 * False for versions that the site rolled back.
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
