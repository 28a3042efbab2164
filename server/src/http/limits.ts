import { isIPv6 } from 'node:net';
import type { Config } from '../config';

/** A route's limit for one address, as `@fastify/rate-limit` takes it. */
export type Limit = (perMinute: number) => {
  rateLimit: { max: number; timeWindow: string } | false;
};

export function limits({ rateLimits }: Pick<Config, 'rateLimits'>): Limit {
  return (perMinute) => ({
    rateLimit: rateLimits > 0 && {
      max: Math.max(1, Math.round(perMinute * rateLimits)),
      timeWindow: '1 minute',
    },
  });
}

/** Whom a limit counts: whoever has one IPv6 address usually has the 64 bits beside it, however the address is written. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  return mappedIpv4(groups) ?? groups.slice(0, 4).map(hex).join(':');
}

/** The eight numbers of an IPv6 address (RFC 4291, section 2.2): `::` stands for as many zeros as are missing. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const first = numbersOf(head);
  if (tail === undefined) return first;
  const last = numbersOf(tail);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function numbersOf(text: string): number[] {
  if (text === '') return [];
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)];
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number);
    return [a * 256 + b, c * 256 + d];
  });
}

/** An IPv4 visitor of a server that listens on IPv6 (RFC 4291, section 2.5.5.2). */
function mappedIpv4(groups: readonly number[]): string | null {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return null;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');
}

const hex = (group: number) => group.toString(16);
