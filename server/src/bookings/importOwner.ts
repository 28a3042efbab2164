import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** Whoever has not shown itself for so long is gone; a slice of an import takes milliseconds. */
const SILENT_MS = 30_000;

/** This process, as it is written beside an import that it runs. */
export const OWN_NAME = [machine(), process.pid, randomUUID()].join(' ');

/**
 * Whether the process of that name ended: it is no more on this machine, or has been silent for 30 s wherever it is.
 * A name that was not made here counts as gone once it is silent.
 */
export function isGone({ owner, beatAt }: { owner: string; beatAt: string }, now: Date): boolean {
  // A clock that is wrong by some seconds on another machine is no reason; text that is no instant is from before.
  if (!(now.getTime() - Date.parse(beatAt) < SILENT_MS)) return true;
  const [place, pid] = owner.split(' ');
  if (owner === OWN_NAME || place !== machine()) return false;
  return Number(pid) === process.pid || !isAlive(Number(pid));
}

/** Where a process number means one process: the running kernel, and the namespace of a container on it. */
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
