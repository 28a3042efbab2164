import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 200;

/** @typedef {{ owner: number, group?: number }} Holder `group`: the processes that it began */

/** Whether a process is there, or with a negative number any of a group. */
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
 * Who holds the file; null when it is gone, or was not yet written to its end.
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
 * Does `work` when nobody else does what `file` stands for: who comes second waits and says so. One that was killed holds
 * nothing, but is waited for as long as a process of its group is at work.
 * @template Result
 * @param {string} file
 * @param {(hold: (group: number) => void) => Promise<Result>} work `hold` names the group of processes that works for it
 */
export async function oneAtATime(file, work) {
  mkdirSync(path.dirname(file), { recursive: true });
  const mine = { owner: process.pid };
  let isTold = false;
  for (;;) {
    const whole = `${file}.${process.pid}`;
    try {
      // Written whole before it has its name: whoever is killed in between leaves no lock that names nobody.
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
      // Taken away under another name: of two who come at once, one finds it gone.
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
