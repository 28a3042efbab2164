import { STATS_DAYS } from '@mcs-repairs/shared/domain/rules/bookingStats';
import { addDays } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  BOOKING_STATUSES,
  type BookingStats,
  type BookingStatus,
} from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { countDays, countStatuses } from './bookingCounts';
import type { Reads } from '../db';

/**
 * Returns the dashboard's statistics, without spam and without bookings of a running import.
 * `perDay` covers the last 30 days in Nepal, including `today`.
 */
export async function readBookingStats(trx: Reads, today: ShopDate): Promise<BookingStats> {
  const first = addDays(today, 1 - STATS_DAYS);
  const statuses = await countStatuses(trx);
  const days = await countDays(trx, first);
  const byStatus = Object.fromEntries(
    BOOKING_STATUSES.map((status) => [status, statuses.get(status)?.count ?? 0]),
  ) as Record<BookingStatus, number>;
  return {
    total: Object.values(byStatus).reduce((sum, part) => sum + part, 0),
    byStatus,
    revenue: statuses.get('completed')?.price ?? 0,
    perDay: Array.from({ length: STATS_DAYS }, (_, index) => {
      const shopDate = addDays(first, index);
      return { shopDate, count: days.get(shopDate) ?? 0 };
    }),
  };
}
