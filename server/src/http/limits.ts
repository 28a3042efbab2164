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

/** Whom a limit counts: whoever has one IPv6 address usually has the 64 bits beside it. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  return address.split(':').slice(0, 4).join(':');
}
