import { availabilitySchema } from '@mcs-repairs/shared/domain/types/availability';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { keptAnswers } from '../../db';
import { type Bodies, bodiesOf } from '../../http';
import type { Shop } from '../shop';
import { availability } from './availability';
import { slotsMark } from './slots';

/**
 * The maximum number of ranges of days in the cache. The calendar requests a few months. Without a
 * limit, other requests could fill the memory.
 */
const MOST_KEPT = 100;
const MINUTE_MS = 60_000;

type Range = { from: ShopDate; to: ShopDate };

/**
 * Caches the availability of a range of days as JSON text. The cached text is used until one of the
 * slots changes, or until a minute has passed. Every request checks the database for changes, so
 * the response includes bookings that other processes stored (decision 026).
 */
export function keptAvailability(
  shop: Pick<Shop, 'db' | 'now' | 'config'>,
): (range: Range) => Promise<Bodies> {
  const made = new Map<string, { bodies: Bodies; mark: string }>();
  const kept = keptAnswers(
    shop.db,
    MOST_KEPT,
    async ({ from, to, minute }: Range & { minute: number }) => {
      const key = `${from} ${to}`;
      // The database has changed, but perhaps none of the slots in this range.
      const mark = `${minute} ${await slotsMark(shop.db, from, to)}`;
      const last = made.get(key);
      if (last?.mark === mark) return last.bodies;
      const days = availabilitySchema.parse(await availability(shop, from, to));
      const bodies = bodiesOf(Buffer.from(JSON.stringify(days)));
      made.delete(key);
      made.set(key, { bodies, mark });
      const oldest = made.size > MOST_KEPT ? made.keys().next().value : undefined;
      if (oldest !== undefined) made.delete(oldest);
      return bodies;
    },
  );
  // Slots become too soon to book only at whole minutes, so a cached answer is valid for one
  // minute.
  return (range) => kept({ ...range, minute: Math.floor(shop.now().getTime() / MINUTE_MS) });
}
