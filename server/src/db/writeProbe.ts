import type { Db } from './schema';
import { inTransaction } from './transact';

/**
 * For how many milliseconds the result of a check is reused. Many clients request the health check,
 * and each write waits for the disk.
 */
const FRESH_MS = 2000;
/**
 * A write that takes longer than this many milliseconds counts as failed. Other transactions, such
 * as an import, take less time.
 */
const LONGEST_MS = 5000;
/**
 * How many milliseconds a caller waits for a running test of the database. Then the caller gets the
 * result of the previous test.
 */
const PATIENCE_MS = 1000;

export type WriteProbe = {
  /**
   * Returns whether writes reach the disk. Resolves within a second. The result may be some seconds
   * old.
   */
  passes(): Promise<boolean>;
};

/**
 * Tests whether the database can write, by writing one row. Finds a full or read-only disk, a lock,
 * and a writer that hangs. Repeats the write only after some time.
 */
export function writeProbe(db: Db): WriteProbe {
  let last: { passed: boolean; at: number } | undefined;
  let running: { done: Promise<void>; since: number } | undefined;

  function look(): { done: Promise<void>; since: number } {
    const at = new Date().toISOString();
    const written = inTransaction(db, (trx) =>
      trx
        .insertInto('write_probe')
        .values({ id: 1, at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
        .execute(),
    );
    const note = (passed: boolean) => {
      last = { passed, at: performance.now() };
      running = undefined;
    };
    return {
      done: written.then(
        () => note(true),
        () => note(false),
      ),
      since: performance.now(),
    };
  }

  return {
    async passes() {
      if (last && performance.now() - last.at < FRESH_MS) return last.passed;
      running ??= look();
      const { done, since } = running;
      await Promise.race([done, waited(PATIENCE_MS)]);
      if (running && performance.now() - since > LONGEST_MS) return false;
      return last?.passed ?? !running;
    },
  };
}

function waited(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
