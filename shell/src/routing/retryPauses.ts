import { retryDelay } from '@mcs-repairs/shared/platform/site';

/**
 * After this many milliseconds without an attempt, the next failure counts as the first failure.
 */
const FORGET_MS = 90_000;

/**
 * The number of attempts at each page. It is stored here, because the error screen mounts again for
 * each attempt.
 */
const attempts = new Map<string, { count: number; at: number }>();

/** Returns how many milliseconds to wait before the next attempt to load the page at `path`. */
export function pauseAt(path: string): number {
  const known = attempts.get(path);
  return retryDelay(known && Date.now() - known.at < FORGET_MS ? known.count : 0);
}

export function noteAttempt(path: string): void {
  const known = attempts.get(path);
  const count = known && Date.now() - known.at < FORGET_MS ? known.count + 1 : 1;
  attempts.set(path, { count, at: Date.now() });
}
