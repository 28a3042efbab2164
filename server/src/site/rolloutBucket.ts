import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../http';

const COOKIE = 'lot';
/**
 * The number of rollout buckets, one for each percent of visitors. Many visitors share a bucket, so
 * it identifies nobody.
 */
export const BUCKETS = 100;
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the rollout bucket in the visitor's cookie. Undefined if there is none. */
export function bucketOf(request: FastifyRequest): number | undefined {
  const text = readCookie(request, COOKIE);
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/**
 * Draws a random rollout bucket for a visitor and stores it in a cookie. All pages of the visitor
 * then use the same versions.
 */
export function drawBucket(reply: FastifyReply, secure: boolean): number {
  const bucket = randomInt(BUCKETS);
  writeCookie(reply, COOKIE, String(bucket), { maxAgeMs: KEEP_MS, secure });
  return bucket;
}

/**
 * Returns whether visitors with a rollout bucket get the canary of a version. Exactly `percent` of
 * the hundred buckets do, and for each version these are other buckets. A bucket that gets it at 10
 * percent also gets it at 50 percent. Visitors without a bucket never do.
 */
export function isInShare(bucket: number | undefined, version: string, percent: number): boolean {
  return bucket !== undefined && (rankOf(bucket, version) ?? BUCKETS) < percent;
}

/**
 * The order of the rollout buckets for each version. Only the orders of the newest versions are
 * cached.
 */
const orders = new Map<string, number[]>();
const ORDERS_KEPT = 50;

/**
 * Returns the position of a rollout bucket in the order of a version. Each version has another
 * order. Otherwise, the same visitors would always get canaries first.
 */
function rankOf(bucket: number, version: string): number | undefined {
  let order = orders.get(version);
  if (!order) {
    order = orderOf(version);
    orders.set(version, order);
    const [oldest] = orders.keys();
    if (oldest !== undefined && orders.size > ORDERS_KEPT) orders.delete(oldest);
  }
  return order[bucket];
}

function orderOf(version: string): number[] {
  const keys = Array.from({ length: BUCKETS }, (_, bucket) =>
    createHash('sha256').update(`${version} ${bucket}`).digest('hex'),
  );
  const sorted = [...keys].sort();
  return keys.map((key) => sorted.indexOf(key));
}
