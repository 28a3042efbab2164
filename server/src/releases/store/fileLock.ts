import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A lock whose owner does not renew it for this many milliseconds is free. The time is much longer
 * than any work under a lock.
 */
const STALE_MS = 60_000;
const LOOK_EVERY_MS = 15;
const PATIENCE_MS = 30_000;

type Owner = { host: string; pid: number; id: string };
export type LockOptions = { patienceMs?: number; staleMs?: number };
/**
 * A lock that this process holds. `assertHeld` throws if another process has taken it over. Call it
 * right before a step that must not happen twice.
 */
export type Held = { assertHeld: () => void };

/**
 * Runs `work` while no other process holds the lock of the same `file`. The lock is a file with
 * data about its owner, which appears in one step (as a hard link). If the owner was killed, the
 * next process removes the lock. Rejects with a sentence about the owner if the lock is not free
 * within `patienceMs`. Works on one file system, also from several machines if links are atomic
 * there (NFS).
 */
export async function withFileLock<Result>(
  file: string,
  work: (held: Held) => Result | Promise<Result>,
  { patienceMs = PATIENCE_MS, staleMs = STALE_MS }: LockOptions = {},
): Promise<Result> {
  const owner: Owner = { host: hostname(), pid: process.pid, id: randomUUID() };
  const isMine = () => readOwner(file)?.id === owner.id;
  const began = Date.now();
  while (!take(file, owner)) {
    breakStale(file, staleMs);
    if (Date.now() - began > patienceMs) throw new Error(describe(file));
    await sleep(LOOK_EVERY_MS * (1 + Math.random()));
  }
  try {
    return await work({
      assertHeld() {
        if (!isMine()) throw new Error(`The lock ${file} was lost: nothing was written, try again`);
      },
    });
  } finally {
    if (isMine()) rmSync(file, { force: true });
  }
}

function take(file: string, owner: Owner): boolean {
  const own = `${file}.${owner.id}`;
  writeFileSync(own, JSON.stringify(owner));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

function isStale(file: string, staleMs: number): boolean {
  try {
    const { host, pid } = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    if (host === hostname() && !isAlive(pid)) return true;
    return Date.now() - statSync(file).mtimeMs > staleMs;
  } catch (error) {
    // If the lock has just disappeared, nothing needs to be removed. If its JSON is invalid, the
    // lock does not come from this code and may be removed.
    return error instanceof SyntaxError;
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

/**
 * Removes the lock of a killed owner. Only one process at a time may do so, and it first checks the
 * lock again. Otherwise, a second process could remove the new lock of the first one.
 */
function breakStale(file: string, staleMs: number): void {
  if (!isStale(file, staleMs)) return;
  const breaking = `${file}.breaking`;
  try {
    mkdirSync(breaking);
  } catch {
    return;
  }
  try {
    if (isStale(file, staleMs)) rmSync(file, { force: true });
  } finally {
    rmdirSync(breaking);
  }
}

function describe(file: string): string {
  const owner = readOwner(file);
  const who = owner ? ` by process ${owner.pid} on ${owner.host}` : '';
  return `Somebody else is publishing: ${file} is held${who}. Try again; if that process is gone, remove ${file} and ${file}.breaking`;
}
