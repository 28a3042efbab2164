import { retryDelay } from '@mcs-repairs/shared/platform/site';

/** After this many milliseconds without an attempt, the next failure counts as the first one. */
const FORGET_MS = 90_000;

/**
 * The attempts at each page. They are stored here, because the screen mounts again for each
 * attempt.
 */
const attempts = new Map<string, { count: number; at: number }>();

/** Returns the milliseconds until the next attempt at the page at `path`. */
export function pauseAt(path: string): number {
  const known = attempts.get(path);
  return retryDelay(known && Date.now() - known.at < FORGET_MS ? known.count : 0);
}

export function noteAttempt(path: string): void {
  const known = attempts.get(path);
  const count = known && Date.now() - known.at < FORGET_MS ? known.count + 1 : 1;
  attempts.set(path, { count, at: Date.now() });
}
