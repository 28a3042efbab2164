const MINUTE = 60_000;
const STEPS: readonly (readonly [milliseconds: number, unit: string])[] = [
  [365 * 24 * 60 * MINUTE, 'year'],
  [30 * 24 * 60 * MINUTE, 'month'],
  [7 * 24 * 60 * MINUTE, 'week'],
  [24 * 60 * MINUTE, 'day'],
  [60 * MINUTE, 'hour'],
  [MINUTE, 'minute'],
];

/**
 * Returns how long ago an instant was, rounded down: `2 hours ago`. For less than a minute, and for
 * the future, returns `just now`.
 */
export function relativeTime(instant: string, now: Date): string {
  const age = now.getTime() - Date.parse(instant);
  for (const [length, unit] of STEPS) {
    const count = Math.floor(age / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
  }
  return 'just now';
}
