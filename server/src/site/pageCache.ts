import type { Bodies } from '../http';

/** The result of rendering a remote's page. It is counted for every visitor who gets the page. */
export type Went = { remote: string; version: string; failed: boolean };
/**
 * The response to an address, shared by all requests that wait for it. `keepUntil` is in
 * milliseconds since the epoch.
 */
export type CachedPage =
  | { kind: 'page'; status: number; bodies: Bodies; keepUntil: number; went?: Went | undefined }
  | { kind: 'redirect'; status: number; location: string; keepUntil: number };

/**
 * Caches pages that are the same for everyone, by key. The least recently used page is evicted
 * first. Concurrent requests for a page share one rendering.
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
     * Returns whether the page is cached or being rendered, so that a request causes no further
     * work.
     */
    holds: (key: string): boolean => kept(key) !== undefined || pending.has(key),
    /**
     * `make` returns the page with its expiry. A page whose `keepUntil` is in the past is not
     * cached. Only requests that waited for the same rendering share it.
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
