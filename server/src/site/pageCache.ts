import type { Bodies } from '../http';

/** The result of rendering a remote's page. It counts once for every visitor who gets the page. */
export type Went = { remote: string; version: string; failed: boolean };
/**
 * The response to an address. All requests that wait for the address share it. `keepUntil` is in
 * milliseconds since the epoch.
 */
export type CachedPage =
  | { kind: 'page'; status: number; bodies: Bodies; keepUntil: number; went?: Went | undefined }
  | { kind: 'redirect'; status: number; location: string; keepUntil: number };

/**
 * Caches pages that are the same for everyone, by key. If the cache is full, it removes the page
 * that was not used for the longest time. Concurrent requests for a page share one rendering.
 */
export function createPageCache(capacity: number, now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<CachedPage>>();
  const kept = (key: string): CachedPage | undefined => {
    const known = pages.get(key);
    return known && known.keepUntil > now() ? known : undefined;
  };
  return {
    /**
     * Returns whether the page is cached or being rendered. Then a request for it causes no more
     * rendering.
     */
    holds: (key: string): boolean => kept(key) !== undefined || pending.has(key),
    /**
     * Returns the page from the cache, or calls `make`, which returns the page with its expiry. If
     * `keepUntil` is in the past, the page is not cached: only requests that waited for the same
     * rendering share it.
     */
    async get(key: string, make: () => Promise<CachedPage>): Promise<CachedPage> {
      const known = kept(key);
      if (known) {
        pages.delete(key);
        pages.set(key, known);
        return known;
      }
      const running = pending.get(key);
      if (running) return running;
      const made = make().finally(() => pending.delete(key));
      pending.set(key, made);
      const page = await made;
      if (page.keepUntil > now()) {
        pages.set(key, page);
        const oldest = pages.size > capacity ? pages.keys().next().value : undefined;
        if (oldest !== undefined) pages.delete(oldest);
      }
      return page;
    },
  };
}
