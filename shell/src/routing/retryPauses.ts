import { retryDelay } from '@mcs-repairs/shared/platform/site';

/** After so long without an attempt, the next failure counts as the first. */
const FORGET_MS = 90_000;

/** Attempts at a page that fails each time it is rendered: the screen that counts them goes and comes with each. */
const attempts = new Map<string, { count: number; at: number }>();

/** Milliseconds until the page at `path` is tried again. */
export function pauseAt(path: string): number {
  const known = attempts.get(path);
  return retryDelay(known && Date.now() - known.at < FORGET_MS ? known.count : 0);
}

export function noteAttempt(path: string): void {
  const known = attempts.get(path);
  const count = known && Date.now() - known.at < FORGET_MS ? known.count + 1 : 1;
  attempts.set(path, { count, at: Date.now() });
}
