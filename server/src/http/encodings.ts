import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The body of a response in each encoding that clients have requested so far. */
export type Bodies = Map<Encoding, Buffer>;

const BROTLI_QUALITY = 5;

export const bodiesOf = (plain: Buffer): Bodies => new Map([['identity', plain]]);

/** Returns the body in the requested encoding. Each body is encoded once for each encoding. */
export function encodedBody(bodies: Bodies, encoding: Encoding): Buffer {
  const known = bodies.get(encoding);
  if (known) return known;
  const plain = bodies.get('identity');
  if (!plain) throw new Error('The cached document has no body');
  const body =
    encoding === 'br'
      ? brotliCompressSync(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : gzipSync(plain, { level: 6 });
  bodies.set(encoding, body);
  return body;
}

/** Returns the best encoding that the client accepts. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted)) return 'gzip';
  return 'identity';
}

/**
 * Returns whether a header contains this tag. The header is a list of tags, which are compared
 * weakly, or `*` for any tag (RFC 9110, 13.1.2).
 */
export const hasTag = (sent: string | undefined, tag: string): boolean =>
  (sent ?? '')
    .split(',')
    .map((one) => one.trim())
    .some((one) => one === '*' || one.replace(/^W\//, '') === tag.slice(2));
