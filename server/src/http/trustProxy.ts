import { isIP, isIPv6 } from 'node:net';

/** Names that stand for networks: this machine, the link, private IPv4 and unique local IPv6. */
const NAMED = ['loopback', 'linklocal', 'uniquelocal'];
const MOST_HOPS = 10;

/** Whose word about a visitor's address is taken: that of so many proxies nearest to us, or of these addresses and networks. */
export type TrustedProxies = number | string[];

/** Reads `TRUST_PROXY`. Null when it is neither a number of hops (0 trusts nobody) nor a list of addresses and networks. */
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
  // Everybody at once: whoever reaches the server could then name any address for theirs.
  return (
    bits === undefined ||
    (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv6(address) ? 128 : 32))
  );
}

/** As Fastify asks it, of one hop after another from the nearest on. */
export const isTrustedProxy = (trusted: TrustedProxies) =>
  typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
