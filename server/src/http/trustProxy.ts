import { isIP, isIPv6 } from 'node:net';

/**
 * The names that `TRUST_PROXY` may contain for groups of networks: this machine, link-local, and
 * private networks.
 */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

/**
 * The proxies whose information about a visitor's address is trusted: how many proxies nearest to
 * the server, or their addresses and networks.
 */
export type TrustedProxies = number | string[];

/**
 * Parses the variable `TRUST_PROXY`. Null if it is neither a number of proxies (0: none) nor a list
 * of addresses and networks.
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
  // A setting that trusts every sender is rejected, because anybody could then forge a visitor's
  // address.
  return (
    bits === undefined ||
    (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
  );
}

/**
 * Converts trusted proxies to the setting of Fastify. If it is a function, Fastify calls it for
 * each proxy, starting with the nearest.
 */
export const isTrustedProxy = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
