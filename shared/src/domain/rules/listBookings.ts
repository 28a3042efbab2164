import type { Booking, BookingList, BookingListQuery } from '../types/booking';
import { slotMinutes } from './shopClock';

type Filter = Pick<BookingListQuery, 'search' | 'status' | 'sort'> &
  Partial<Pick<BookingListQuery, 'appointmentDate' | 'spam'>>;

/** Bookings that match the dashboard's search and status filter, in its order; every order is total. */
export function matchBookings(
  bookings: readonly Booking[],
  { search, status, sort, spam, appointmentDate }: Filter,
): Booking[] {
  const wanted = search.trim().toLowerCase();
  return bookings
    .filter(({ spamAt }) => (spamAt !== undefined) === (spam === 'only'))
    .filter((booking) => status === 'all' || booking.status === status)
    .filter((booking) => !appointmentDate || booking.appointmentDate === appointmentDate)
    .filter((booking) => wanted === '' || searched(booking).includes(wanted))
    .sort((a, b) => ORDERS[sort](a, b) || compare(a.id, b.id));
}

/** One page of them. */
export function listBookings(bookings: readonly Booking[], query: BookingListQuery): BookingList {
  const { page, pageSize } = query;
  const found = matchBookings(bookings, query);
  const start = (page - 1) * pageSize;
  return { bookings: found.slice(start, start + pageSize), total: found.length, page, pageSize };
}

/** One field per line, so that a search never matches over the edge of two. */
function searched(booking: Booking): string {
  const { reference, customerName, customerEmail, customerPhone, deviceModel, repairService } =
    booking;
  return [reference, customerName, customerEmail, customerPhone, deviceModel, repairService]
    .join('\n')
    .toLowerCase();
}

const ORDERS: Record<BookingListQuery['sort'], (a: Booking, b: Booking) => number> = {
  newest: (a, b) => compare(b.createdAt, a.createdAt) || compare(b.id, a.id),
  oldest: (a, b) => compare(a.createdAt, b.createdAt),
  appointment: (a, b) => compare(appointmentKey(a), appointmentKey(b)),
  name: (a, b) => compare(a.customerName.toLowerCase(), b.customerName.toLowerCase()),
};

/** Requests without a fixed time come last. */
function appointmentKey({ appointmentDate, appointmentTime }: Booking): string {
  if (!appointmentDate) return '~';
  return `${appointmentDate} ${String(slotMinutes(appointmentTime)).padStart(4, '0')}`;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
