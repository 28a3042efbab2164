import type { Bodies } from '../http';

/**
 * Which version of a remote rendered a page, and whether it failed. The result counts again for
 * every visitor who gets the cached page.
 */
export type Went = { remote: string; version: string; failed: boolean };
/**
 * The response for an address, which all waiting requests share. `keepUntil` is in milliseconds
 * since the epoch. `styleHashes` are the hashes of the style sheets in the HTML.
 */
export type CachedPage =
  | {
      kind: 'page';
      status: number;
      bodies: Bodies;
      styleHashes?: readonly string[];
      keepUntil: number;
      went?: Went | undefined;
    }
  | { kind: 'redirect'; status: number; location: string; keepUntil: number };

/**
 * Caches pages that are the same for all visitors. If the cache is full, removes the page that
 * nobody has requested for the longest time. Concurrent requests for a page share one rendering.
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
     * Returns whether the page is cached or being rendered, so that a request for it causes no
     * rendering.
     */
    holds: (key: string): boolean => kept(key) !== undefined || pending.has(key),
    /**
     * Returns the cached page, or calls `make`, which returns the page and until when it is cached.
     * If `keepUntil` is in the past, the page is not cached. Only requests that were already
     * waiting share it.
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
