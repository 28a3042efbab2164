import {
  bookingDetailsSchema,
  bookingListQuerySchema,
  bookingListSchema,
  bookingSchema,
  bookingStatsSchema,
  transitionRequestSchema,
} from '../types/booking';
import { idParams, operation } from './operation';
import { BOOKING_CHANGED } from './stale';

export const listBookings = operation({
  id: 'listBookings',
  tag: 'bookings',
  summary: 'List matching bookings, one page at a time (staff)',
  method: 'GET',
  path: '/bookings',
  right: 'read-bookings',
  query: bookingListQuerySchema,
  answer: bookingListSchema,
  reads: ['Bookings'],
});

export const readBooking = operation({
  id: 'readBooking',
  tag: 'bookings',
  summary: 'Read one booking with its history (staff)',
  method: 'GET',
  path: '/bookings/:id',
  right: 'read-bookings',
  params: idParams,
  answer: bookingDetailsSchema,
  failures: [404],
  reads: ['Bookings'],
});

/**
 * Changes the status of a booking. Fails with `stale-version` (and `current`) if somebody changed
 * the booking meanwhile. Fails with `transition-refused` if its present status does not allow the
 * new one.
 */
export const changeBookingStatus = operation({
  id: 'changeBookingStatus',
  tag: 'bookings',
  summary: 'Change the status of a booking, from the version that was seen (staff)',
  method: 'POST',
  path: '/bookings/:id/transitions',
  right: 'change-bookings',
  params: idParams,
  body: transitionRequestSchema,
  answer: bookingSchema,
  failures: [404, 409],
  stale: BOOKING_CHANGED,
});

export const readBookingStats = operation({
  id: 'readBookingStats',
  tag: 'bookings',
  summary: "Read the dashboard's figures (staff)",
  method: 'GET',
  path: '/stats',
  right: 'read-bookings',
  answer: bookingStatsSchema,
  reads: ['Bookings'],
});
