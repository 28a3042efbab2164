import type { Bodies } from '../http';

/** How the rendering of a remote's page went: it counts for each visitor who gets it. */
export type Went = { remote: string; version: string; failed: boolean };
/** The answer to an address: everyone who waits for it gets the same. `keepUntil`: milliseconds since the epoch. */
export type CachedPage =
  | { kind: 'page'; status: number; bodies: Bodies; keepUntil: number; went?: Went | undefined }
  | { kind: 'redirect'; status: number; location: string; keepUntil: number };

/** Pages that are the same for everyone, by key; the least recently used goes first. Pages being made are made once. */
export function createPageCache(capacity: number, now: () => number = Date.now) {
  const pages = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<CachedPage>>();
  const kept = (key: string): CachedPage | undefined => {
    const known = pages.get(key);
    return known && known.keepUntil > now() ? known : undefined;
  };
  return {
    /** Whether the page is kept or being made: asking for it costs no work of its own. */
    holds: (key: string): boolean => kept(key) !== undefined || pending.has(key),
    /** `make` gives the page and says how long it may be kept: `keepUntil` in the past keeps it for nobody else. */
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
