import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../http';

const COOKIE = 'lot';
/** A hundred rollout buckets, one per percent. Very many visitors share a bucket, so it does not identify anybody. */
export const LOTS = 100;
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** The visitor's rollout bucket from the cookie; undefined when there is none. */
export function lotOf(request: FastifyRequest): number | undefined {
  const text = readCookie(request, COOKIE);
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** Draws a rollout bucket and stores it in a cookie, so that all pages of the visitor use the same versions. */
export function drawLot(reply: FastifyReply, secure: boolean): number {
  const lot = randomInt(LOTS);
  writeCookie(reply, COOKIE, String(lot), { maxAgeMs: KEEP_MS, secure });
  return lot;
}

/**
 * Whether a rollout bucket belongs to a version's canary. Exactly `percent` of the hundred buckets do, different ones
 * for each version. A bucket that is included at 10 percent is also included at 50 percent. Visitors without a bucket
 * are never included.
 */
export function isInShare(lot: number | undefined, version: string, percent: number): boolean {
  return lot !== undefined && (rankOf(lot, version) ?? LOTS) < percent;
}

/** The order of the buckets, for the newest few versions. */
const orders = new Map<string, number[]>();
const ORDERS_KEPT = 50;

/** Each version has its own order of buckets, so that different visitors get new versions first. */
function rankOf(lot: number, version: string): number | undefined {
  let order = orders.get(version);
  if (!order) {
    order = orderOf(version);
    orders.set(version, order);
    const [oldest] = orders.keys();
    if (oldest !== undefined && orders.size > ORDERS_KEPT) orders.delete(oldest);
  }
  return order[lot];
}

function orderOf(version: string): number[] {
  const keys = Array.from({ length: LOTS }, (_, lot) =>
    createHash('sha256').update(`${version} ${lot}`).digest('hex'),
  );
  const sorted = [...keys].sort();
  return keys.map((key) => sorted.indexOf(key));
}
