import { createHash, randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookie, writeCookie } from '../http';

const COOKIE = 'lot';
/** As many as percents: very many visitors have the same, so that a lot says nothing of who has it. */
export const LOTS = 100;
const KEEP_MS = 30 * 24 * 60 * 60 * 1000;

/** The lot that a visitor's browser keeps; undefined when there is none. */
export function lotOf(request: FastifyRequest): number | undefined {
  const text = readCookie(request, COOKIE);
  return text !== undefined && /^\d{1,2}$/.test(text) ? Number(text) : undefined;
}

/** Draws a lot and asks the browser to keep it, so that every page of the visitor is of the same versions. */
export function drawLot(reply: FastifyReply, secure: boolean): number {
  const lot = randomInt(LOTS);
  writeCookie(reply, COOKIE, String(lot), { maxAgeMs: KEEP_MS, secure });
  return lot;
}

/**
 * Whether who has the lot belongs to the share of a version: exactly `percent` of a hundred lots do, other ones for each
 * version, and who does at 10 % does at 50 %. Nobody without a lot does.
 */
export function isInShare(lot: number | undefined, version: string, percent: number): boolean {
  return lot !== undefined && (rankOf(lot, version) ?? LOTS) < percent;
}

/** Places of all lots, by version: the newest few. */
const orders = new Map<string, number[]>();
const ORDERS_KEPT = 50;

/** The lots of a version are in an order of its own, so that it is not always the same visitors who try what is new. */
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
