import type { BookingListQuery } from '@mcs-repairs/shared/domain/types/booking';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { type Db, keptAnswers } from '../db';
import { listBookings } from './bookingList';
import { readBookingStats } from './bookingStats';

/** The maximum number of cached pages of lists. Each page has at most 200 bookings. */
const MOST_PAGES = 50;

/**
 * Caches the data that the dashboards of all staff request after every change. The server reads
 * each value once and caches it until the next change.
 */
export function keptForStaff(db: Db) {
  return {
    list: keptAnswers(db, MOST_PAGES, (query: BookingListQuery) => listBookings(db, query)),
    /** Returns the statistics for the dashboard. The parameter is the current day in Nepal. */
    stats: keptAnswers(db, 1, (today: ShopDate) => readBookingStats(db, today)),
  };
}
