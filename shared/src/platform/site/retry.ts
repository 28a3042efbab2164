/**
 * Returns the time until the next attempt, in milliseconds. It is 1 s at first and doubles with
 * each attempt, up to 30 s.
 */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** attempt);
}
