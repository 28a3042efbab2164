import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * A process that does not report for this long is dead, because a slice of an import takes
 * milliseconds.
 */
const SILENT_MS = 30_000;

/** The name of this process in the row of an import. */
export const OWN_NAME = [machine(), process.pid, randomUUID()].join(' ');

/**
 * Returns whether the process has ended: it no longer exists on this machine, or has not reported
 * for 30 s on any machine. For a process on another machine, only the time since its last report
 * counts.
 */
export function isGone({ owner, beatAt }: { owner: string; beatAt: string }, now: Date): boolean {
  // Clocks of other machines may differ by some seconds, so the difference may be negative. It is
  // NaN for a text of an earlier version that is not an instant.
  if (!(now.getTime() - Date.parse(beatAt) < SILENT_MS)) return true;
  const [place, pid] = owner.split(' ');
  if (owner === OWN_NAME || place !== machine()) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

/**
 * Returns the scope in which a process id is unique: the running kernel, and the namespace of the
 * container.
 */
function machine(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot}/${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
