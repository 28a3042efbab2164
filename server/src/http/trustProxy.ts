import { isIP, isIPv6 } from 'node:net';

/** Names for networks: this machine, the link, private IPv4 and unique local IPv6. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

/**
 * Proxies that are trusted to name a visitor's address: the number of nearest ones, or their addresses and networks.
 */
export type TrustedProxies = number | string[];

/**
 * Parses `TRUST_PROXY`. Null when it is neither a number of hops (0 trusts nobody) nor a list of addresses and
 * networks.
 */
export function readTrustedProxies(text: string): TrustedProxies | null {
  const trimmed = text.trim();
  if (/^\d{1,2}$/.test(trimmed)) return Number(trimmed) <= MOST_HOPS ? Number(trimmed) : null;
  const parts = trimmed.split(/[\s,]+/);
  return parts.every(isNetwork) ? parts : null;
}

function isNetwork(part: string): boolean {
  if (NAMED.includes(part)) return true;
  const [address = '', bits, ...more] = part.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  // Refuses to trust everybody, because anybody could then forge their address.
  return (
    bits === undefined ||
    (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
  );
}

/** The function that Fastify calls for each hop, from the nearest on. */
export const isTrustedProxy = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
