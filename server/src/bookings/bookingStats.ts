import { sql } from 'kysely';
import { STATS_DAYS } from 'shared/domain/rules/bookingStats';
import { addDays, toShopDate } from 'shared/domain/rules/shopClock';
import {
  BOOKING_STATUSES,
  type BookingStats,
  type BookingStatus,
} from 'shared/domain/types/booking';
import type { Reads } from '../db/schema';

const count = sql<number | string>`count(*)`.as('count');

/**
 * The dashboard's figures, counted by the database; `perDay` is the last 30 days in Nepal, today included. Spam, which is
 * cancelled always, is counted by itself and taken off: the rest comes from indexes alone.
 */
export async function readBookingStats(trx: Reads, now: Date): Promise<BookingStats> {
  const today = toShopDate(now);
  const first = addDays(today, 1 - STATS_DAYS);
  const statuses = await trx
    .selectFrom('bookings')
    .select(['status', count])
    .groupBy('status')
    .execute();
  const completed = await trx
    .selectFrom('bookings')
    .select((row) => row.fn.sum<number | string | null>('estimated_price').as('revenue'))
    .where('status', '=', 'completed')
    .executeTakeFirst();
  const days = await trx
    .selectFrom('bookings')
    .select(['created_day', count])
    .where('created_day', '>=', first)
    .groupBy('created_day')
    .execute();
  const spam = await trx
    .selectFrom('bookings')
    .select(['created_day', count])
    .where('spam_at', 'is not', null)
    .groupBy('created_day')
    .execute();

  const byStatus = Object.fromEntries(BOOKING_STATUSES.map((status) => [status, 0])) as Record<
    BookingStatus,
    number
  >;
  for (const row of statuses) byStatus[row.status] = Number(row.count);
  const created = new Map(days.map((row) => [row.created_day, Number(row.count)]));
  for (const row of spam) {
    byStatus.cancelled -= Number(row.count);
    created.set(row.created_day, (created.get(row.created_day) ?? 0) - Number(row.count));
  }
  return {
    total: Object.values(byStatus).reduce((sum, part) => sum + part, 0),
    byStatus,
    revenue: Number(completed?.revenue ?? 0),
    perDay: Array.from({ length: STATS_DAYS }, (_, index) => {
      const shopDate = addDays(first, index);
      return { shopDate, count: created.get(shopDate) ?? 0 };
    }),
  };
}
