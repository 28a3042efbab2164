import { setTimeout as sleep } from 'node:timers/promises';
import { isConflict, isWorthRetrying } from './databaseFailures';

/** For how many milliseconds work is retried while the SQLite file is locked. */
const PATIENCE_MS = 2500;
/**
 * For how many milliseconds work is retried after conflicts with other transactions. The time is
 * long, because each conflict means that another transaction succeeded.
 */
const CONFLICTS_MS = 10_000;
const TRIES = 25;
const LONGEST_PAUSE_MS = 200;

/**
 * Retries work of the database after a conflict with another transaction. The database has stored
 * nothing of it then. The pauses grow and are random. Otherwise, two transactions with a conflict
 * would meet again.
 */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const patienceMs = isConflict(error) ? CONFLICTS_MS : PATIENCE_MS;
      const isOver = attempt >= TRIES || performance.now() - began > patienceMs;
      if (isOver || !isWorthRetrying(error)) throw error;
      await sleep(Math.min(5 * 2 ** attempt, LONGEST_PAUSE_MS) * (0.5 + Math.random()));
    }
  }
}
