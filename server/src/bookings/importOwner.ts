import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/**
 * A process that runs an import and does not report for this many milliseconds counts as ended. A
 * slice of an import takes only milliseconds, so a running process reports much sooner.
 */
const SILENT_MS = 30_000;

/** The name of this process in the table `imports`. */
export const OWN_NAME = [machine(), process.pid, randomUUID()].join(' ');

/**
 * Returns whether the process that runs an import has ended. It has if it does not exist on this
 * machine, or if it has not reported for 30 s. For a process on another machine, only the time
 * since its last report counts.
 */
export function isGone({ owner, beatAt }: { owner: string; beatAt: string }, now: Date): boolean {
  // The difference may be negative, because the clocks of machines differ by some seconds. It is
  // NaN if the stored text is no time. Earlier versions stored such texts, and their processes
  // count as ended.
  if (!(now.getTime() - Date.parse(beatAt) < SILENT_MS)) return true;
  const [place, pid] = owner.split(' ');
  if (owner === OWN_NAME || place !== machine()) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

/**
 * Returns the scope in which a process id is unique: the boot of the kernel, and the namespace of
 * the container.
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
