import { isIPv6 } from 'node:net';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db';
import type { HttpSettings } from './httpSettings';
import type { Metrics } from './metrics';
import { openSharedCounts } from './sharedCounts';

type CountedBy = (request: FastifyRequest) => Promise<string>;

/**
 * Returns the rate limit of a route for `@fastify/rate-limit`. Requests are counted for each
 * network, or for each key that `countedBy` returns.
 */
export type Limit = (
  perMinute: number,
  countedBy?: CountedBy,
) => {
  rateLimit: { max: number; timeWindow: string; keyGenerator?: CountedBy } | false;
};

export function limits({ rateLimits }: Pick<HttpSettings, 'rateLimits'>): Limit {
  return (perMinute, countedBy) => ({
    rateLimit: rateLimits > 0 && {
      max: Math.max(1, Math.round(perMinute * rateLimits)),
      timeWindow: '1 minute',
      ...(countedBy && { keyGenerator: countedBy }),
    },
  });
}

type LimitSettings = Pick<HttpSettings, 'rateLimits' | 'redisUrl' | 'redisSilentMs'>;

/**
 * Adds rate limits to the server. Each process counts requests. With Redis, all processes that
 * share a database count together.
 */
export async function registerLimits(
  app: FastifyInstance,
  { rateLimits, redisUrl, redisSilentMs: silentMs }: LimitSettings,
  db: Db | null,
  services: Metrics['services'],
): Promise<void> {
  if (rateLimits === 0) return;
  const keyGenerator = ({ ip }: FastifyRequest) => networkOf(ip);
  const shared =
    redisUrl && db ? await openSharedCounts({ redisUrl, silentMs, db, log: app.log }) : null;
  if (shared) {
    services.set('redis', () => shared.isAway());
    app.addHook('onClose', async () => shared.close());
  }
  await app.register(rateLimit, {
    global: false,
    keyGenerator,
    ...(shared && { store: shared.store }),
  });
}

/**
 * Returns the network of an address, for which rate limits count. For IPv4, it is the address
 * itself, also if it is written as IPv6. For IPv6, it is the /64, because one customer usually has
 * a whole /64. Any other text counts as a network of its own. All requests whose connection is
 * closed count as one network.
 */
export function networkOf(address: string | undefined): string {
  const [bare = ''] = withoutPort(address ?? '').split('%');
  if (!isIPv6(bare)) return bare;
  // The URL parser writes IPv6 addresses in the standard form of RFC 5952, with hexadecimal numbers
  // only.
  const normal = new URL(`http://[${bare}]`).hostname.slice(1, -1);
  const [head = '', tail] = normal.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = tail === undefined ? before : [...before, ...zeros, ...after];
  const isMappedIpv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIpv4 ? ipv4Of(groups.slice(6)) : groups.slice(0, 4).join(':');
}

const ipv4Of = (groups: readonly string[]) =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((pair) => [pair >> 8, pair & 255])
    .join('.');

/** Removes the port from an address. Some proxies add the port, and then write IPv6 in brackets. */
function withoutPort(address: string): string {
  if (address.startsWith('[')) return address.slice(1).split(']', 1)[0] ?? address;
  const [host = '', port, ...more] = address.split(':');
  return port !== undefined && more.length === 0 ? host : address;
}
