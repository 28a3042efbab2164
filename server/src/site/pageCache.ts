import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
/** The answer to an address: everyone who waits for it gets the same. `keepUntil`: milliseconds since the epoch. */
export type CachedPage =
  | { kind: 'page'; status: number; bodies: Map<Encoding, Buffer>; keepUntil: number }
  | { kind: 'redirect'; status: number; location: string; keepUntil: number };
type Html = Extract<CachedPage, { kind: 'page' }>;

const BROTLI_QUALITY = 5;

/** The body in the wanted encoding; each is made once. */
export function encodedBody(page: Html, encoding: Encoding): Buffer {
  const known = page.bodies.get(encoding);
  if (known) return known;
  const plain = page.bodies.get('identity');
  if (!plain) throw new Error('A cached page has no body');
  const body =
    encoding === 'br'
      ? brotliCompressSync(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : gzipSync(plain, { level: 6 });
  page.bodies.set(encoding, body);
  return body;
}

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

/** The best encoding that the client accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted)) return 'gzip';
  return 'identity';
}
