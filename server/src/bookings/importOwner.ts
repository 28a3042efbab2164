import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process that was silent for this long is dead, since a slice of an import takes milliseconds. */
const SILENT_MS = 30_000;

/** This process, as it is stored with an import. */
export const OWN_NAME = [machine(), process.pid, randomUUID()].join(' ');

/**
 * Whether the process has ended: it no longer exists on this machine, or was silent for 30 s on any machine.
 * A name from another machine counts only by its silence.
 */
export function isGone({ owner, beatAt }: { owner: string; beatAt: string }, now: Date): boolean {
  // Clocks of other machines may differ by some seconds. Text that is no instant is from an earlier version.
  if (!(now.getTime() - Date.parse(beatAt) < SILENT_MS)) return true;
  const [place, pid] = owner.split(' ');
  if (owner === OWN_NAME || place !== machine()) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

/** Identifies where a process id is unique: the running kernel, and its container's namespace. */
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
