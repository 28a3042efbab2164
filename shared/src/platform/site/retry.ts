/**
 * Returns how many milliseconds to wait before the next attempt: 1 s at first, then twice as long
 * each time, up to 30 s.
 */
export function retryDelay(attempt: number): number {
  return Math.min(30_000, 1000 * 2 ** attempt);
}
