import {
  BOOKING_STATUSES,
  type Booking,
  type BookingStats,
  type BookingStatus,
} from '../types/booking';
import { addDays, toShopDate } from './shopClock';

/** The number of days in `perDay`, including today in Nepal. */
export const STATS_DAYS = 30;

type Counted = Pick<Booking, 'status' | 'estimatedPrice' | 'createdAt' | 'spamAt'>;

/**
 * Returns the sum of `estimatedPrice` of all completed bookings (specification, section 9). Screens
 * never show this amount.
 */
export function revenue(bookings: readonly Pick<Booking, 'status' | 'estimatedPrice'>[]): number {
  return bookings
    .filter(({ status }) => status === 'completed')
    .reduce((sum, { estimatedPrice }) => sum + estimatedPrice, 0);
}

/**
 * Returns the figures of the dashboard. Spam does not count. `perDay` counts bookings by the day in
 * Nepal on which they were created.
 */
export function bookingStats(all: readonly Counted[], now: Date): BookingStats {
  const bookings = all.filter(({ spamAt }) => spamAt === undefined);
  const byStatus = Object.fromEntries(BOOKING_STATUSES.map((status) => [status, 0])) as Record<
    BookingStatus,
    number
  >;
  const created = new Map<string, number>();
  for (const { status, createdAt } of bookings) {
    byStatus[status] += 1;
    const day = toShopDate(new Date(createdAt));
    created.set(day, (created.get(day) ?? 0) + 1);
  }
  const today = toShopDate(now);
  const perDay = Array.from({ length: STATS_DAYS }, (_, index) => {
    const shopDate = addDays(today, index - STATS_DAYS + 1);
    return { shopDate, count: created.get(shopDate) ?? 0 };
  });
  return { total: bookings.length, byStatus, revenue: revenue(bookings), perDay };
}
