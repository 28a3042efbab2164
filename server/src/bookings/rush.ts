import { countSubmissions } from '../abuseLimits';
import type { Db, Trx } from '../db';
import type { Shop } from './shop';

const HOUR = 3_600_000;
/**
 * The usual number of bookings per hour is the mean over this many hours, including nights. This
 * mean is low, so a rush also needs a minimum number of bookings.
 */
const WEEK_HOURS = 7 * 24;
const TRUSTED_MS = 60_000;

const usual = new WeakMap<Db, { perHour: number; readAt: number }>();

/**
 * Returns whether so many bookings arrived in the last hour that the customer must confirm a new
 * one.
 */
export async function isRush(trx: Trx, shop: Shop): Promise<boolean> {
  const { factor, minimum } = shop.config.limits.rush;
  const now = shop.now().getTime();
  const lastHour = await countSubmissions(trx, { kind: 'booking', since: new Date(now - HOUR) });
  if (lastHour < minimum) return false;
  return lastHour >= factor * (await usualHour(trx, shop, lastHour));
}

async function usualHour(trx: Trx, { db, now }: Shop, lastHour: number): Promise<number> {
  const at = now().getTime();
  const known = usual.get(db);
  if (known && Math.abs(at - known.readAt) < TRUSTED_MS) return known.perHour;
  const since = new Date(at - WEEK_HOURS * HOUR);
  const week = await countSubmissions(trx, { kind: 'booking', since });
  const perHour = (week - lastHour) / (WEEK_HOURS - 1);
  usual.set(db, { perHour, readAt: at });
  return perHour;
}
