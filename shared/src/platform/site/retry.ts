/**
 * Returns the waiting time before the next attempt, in milliseconds: 1 s, doubled each time, at
 * most 30 s.
 */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** attempt);
}
