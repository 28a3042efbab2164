import { sql } from 'kysely';
import { STATS_DAYS } from 'shared/domain/rules/bookingStats';
import { addDays } from 'shared/domain/rules/shopClock';
import {
  BOOKING_STATUSES,
  type BookingStats,
  type BookingStatus,
} from 'shared/domain/types/booking';
import { hasComeIn, isComingIn } from './incomingBookings';
import type { ShopDate } from 'shared/domain/types/time';
import type { Reads } from '../db/schema';

const count = sql<number | string>`count(*)`.as('count');
const lessOne = sql<number | string>`-1`.as('count');
const lessCount = sql<number | string>`-count(*)`.as('count');

/**
 * The dashboard's figures, counted by the database; `perDay` is the last 30 days in Nepal, `today` included. Spam, and what an
 * import brings in, are taken off: each figure is one question, answered from indexes alone.
 */
export async function readBookingStats(trx: Reads, today: ShopDate): Promise<BookingStats> {
  const first = addDays(today, 1 - STATS_DAYS);
  const statuses = await countBy(trx, 'status');
  const days = await countBy(trx, 'created_day', first);
  const completed = trx.selectFrom('bookings').where('status', '=', 'completed');
  const comingIn = completed
    .select((row) => row.fn.sum<number | null>('estimated_price').as('revenue'))
    .where(isComingIn);
  const { revenue } = await completed
    .select((row) =>
      sql<
        number | string
      >`coalesce(${row.fn.sum('estimated_price')}, 0) - coalesce(${comingIn}, 0)`.as('revenue'),
    )
    .executeTakeFirstOrThrow();
  const byStatus = Object.fromEntries(
    BOOKING_STATUSES.map((status) => [status, statuses.get(status) ?? 0]),
  ) as Record<BookingStatus, number>;
  return {
    total: Object.values(byStatus).reduce((sum, part) => sum + part, 0),
    byStatus,
    revenue: Number(revenue),
    perDay: Array.from({ length: STATS_DAYS }, (_, index) => {
      const shopDate = addDays(first, index);
      return { shopDate, count: days.get(shopDate) ?? 0 };
    }),
  };
}

/** How many bookings staff see for each value of the column; of days before `first`, only what is taken off. */
async function countBy(
  trx: Reads,
  column: 'status' | 'created_day',
  first?: string,
): Promise<Map<string, number>> {
  const each = trx.selectFrom('bookings').groupBy(column);
  const all = each.select([column, count]);
  // Grouped below with the rest: by itself SQLite would read every booking in the order of its groups.
  const spam = trx
    .selectFrom('bookings')
    .select([column, lessOne])
    .where('spam_at', 'is not', null)
    .where(hasComeIn);
  const counted = (first === undefined ? all : all.where(column, '>=', first))
    .unionAll(spam)
    .unionAll(each.where(isComingIn).select([column, lessCount]));
  const rows = await trx
    .selectFrom(counted.as('counted'))
    .select((row) => [column, row.fn.sum('count').as('count')])
    .groupBy(column)
    .execute();
  return new Map(rows.map((row) => [row[column] ?? '', Number(row.count)]));
}
