import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

/**
 * The process that owns a lock file. `group` is the process group that this process started.
 * @typedef {{ owner: number, group?: number }} Holder
 */

/**
 * Returns whether a process exists. For a negative number, returns whether any process of that
 * process group exists.
 */
function isThere(/** @type {number} */ id) {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}

const isAtWork = (/** @type {Holder} */ { owner, group }) =>
  isThere(owner) || (group !== undefined && isThere(-group));

/**
 * Returns the process that owns the lock file, or null if the file is missing or incomplete.
 * @returns {Holder | null}
 */
function holderOf(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Runs `work` while this process owns the lock `file`. If another process owns it, this process
 * prints a message and waits. `work` passes the process group that works for it to `hold`. If the
 * owner is killed, the lock stays until all processes of that group have ended.
 * @template Result
 * @param {string} file
 * @param {(hold: (group: number) => void) => Promise<Result>} work
 */
export async function oneAtATime(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = { owner: process.pid };
  let isTold = false;
  for (;;) {
    const whole = `${file}.${process.pid}`;
    try {
      // The file is complete before it gets its final name. So a process that is killed here leaves
      // no lock without an owner.
      writeFileSync(whole, JSON.stringify(mine));
      linkSync(whole, file);
      break;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    } finally {
      rmSync(whole, { force: true });
    }
    const holder = holderOf(file);
    if (holder && !isAtWork(holder)) {
      // Two processes may try to remove an old lock at once. Only one of them can rename the file,
      // and the other gets an error and tries again.
      try {
        renameSync(file, whole);
      } catch {
        continue;
      }
      const taken = holderOf(whole);
      if (taken && isAtWork(taken)) renameSync(whole, file);
      else rmSync(whole, { force: true });
      continue;
    }
    if (!isTold) console.log(`Another build is under way (process ${holder?.owner}): waiting …`);
    isTold = true;
    await sleep(LOOK_EVERY_MS);
  }
  try {
    return await work((group) => {
      const next = `${file}.${process.pid}`;
      writeFileSync(next, JSON.stringify({ ...mine, group }));
      renameSync(next, file);
    });
  } finally {
    rmSync(file, { force: true });
  }
}
