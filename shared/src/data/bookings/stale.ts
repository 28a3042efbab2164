import type { Stale } from '../stale';
import type { BookingsPort } from './port';

/** A booking that changes may take a time or give it back. */
export const BOOKING = ['Bookings', 'Availability'];

export const bookingsStale = { createBooking: ['Availability'] } satisfies Stale<BookingsPort>;

export const bookingsStaffStale = {
  transition: BOOKING,
  importBookings: BOOKING,
  sweep: BOOKING,
} satisfies Stale<BookingsPort['staff']>;
