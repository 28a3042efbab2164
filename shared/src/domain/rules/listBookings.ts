import type { Booking, BookingList, BookingListQuery } from '../types/booking';
import { arrivalDay } from './arrival';
import { searchTerms, searchTextOfBooking } from './searchTerms';
import { slotMinutes } from './shopClock';

type Filter = Pick<BookingListQuery, 'search' | 'status' | 'sort'> &
  Partial<Pick<BookingListQuery, 'appointmentDate' | 'spam'>>;

/**
 * Returns the bookings that match the dashboard's search and status filter, in the order of the
 * dashboard. Bookings with an equal position are sorted by id, so the order is always the same.
 */
export function matchBookings(
  bookings: readonly Booking[],
  { search, status, sort, spam, appointmentDate }: Filter,
): Booking[] {
  const terms = search.trim() === '' ? [] : searchTerms(search);
  return bookings
    .filter(({ spamAt }) => (spamAt !== undefined) === (spam === 'only'))
    .filter((booking) => status === 'all' || booking.status === status)
    .filter(
      (booking) =>
        !appointmentDate ||
        booking.appointmentDate === appointmentDate ||
        arrivalDay(booking) === appointmentDate,
    )
    .filter((booking) => contains(booking, terms))
    .sort((a, b) => ORDERS[sort](a, b) || compare(a.id, b.id));
}

/** Returns one page of the bookings that match a query. */
export function listBookings(bookings: readonly Booking[], query: BookingListQuery): BookingList {
  const { page, pageSize } = query;
  const found = matchBookings(bookings, query);
  const start = (page - 1) * pageSize;
  return { bookings: found.slice(start, start + pageSize), total: found.length, page, pageSize };
}

function contains(booking: Booking, terms: readonly string[]): boolean {
  if (!terms.length) return true;
  const text = searchTextOfBooking(booking);
  return terms.every((term) => text.includes(term));
}

const ORDERS: Record<BookingListQuery['sort'], (a: Booking, b: Booking) => number> = {
  newest: (a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id),
  oldest: (a, b) => compare(a.createdAt, b.createdAt),
  appointment: (a, b) => compare(appointmentKey(a), appointmentKey(b)),
  name: (a, b) => compare(a.customerName.toLowerCase(), b.customerName.toLowerCase()),
};

/**
 * Returns the key by which the dashboard sorts appointments. Bookings without a fixed time are
 * last.
 */
function appointmentKey({ appointmentDate, appointmentTime }: Booking): string {
  if (!appointmentDate) return '~';
  return `${appointmentDate} ${String(slotMinutes(appointmentTime)).padStart(4, '0')}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
