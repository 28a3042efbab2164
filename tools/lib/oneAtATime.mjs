import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

/**
 * The process that holds a lock file. `group` is the process group that it started.
 * @typedef {{ owner: number, group?: number }} Holder
 */

/** Whether a process exists. A negative number stands for any process of that group. */
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
 * Returns the process that holds the lock file, or null if the file is missing or incomplete.
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
 * Runs `work` while this process holds the lock `file`. If another process holds it, this one
 * prints a message and waits. The lock of a killed process ends when all processes of its group
 * have ended. `work` calls `hold` with the process group that works for it.
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
      // The file is complete before it gets its name. So a process that is killed in between leaves
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
      // The file is renamed before its removal. If two processes try this at once, one of them
      // finds no file.
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
