/** The maximum number of keys that are counted. If there are more, the oldest is deleted. */
const MOST_KEYS = 5000;

/**
 * Counts requests by key in this process. The time window of a key begins with its first request.
 */
export function windowCounts() {
  const windows = new Map<string, { current: number; endsAt: number }>();
  return (key: string, windowMs: number): { current: number; ttl: number } => {
    const now = performance.now();
    const before = windows.get(key);
    const isOpen = before !== undefined && before.endsAt > now;
    const { current, endsAt } = isOpen
      ? { current: before.current + 1, endsAt: before.endsAt }
      : { current: 1, endsAt: now + windowMs };
    windows.delete(key);
    windows.set(key, { current, endsAt });
    const [oldest] = windows.keys();
    if (oldest !== undefined && windows.size > MOST_KEYS) windows.delete(oldest);
    return { current, ttl: endsAt - now };
  };
}
