import {
  intakeSchema,
  newVisitSchema,
  ticketSchema,
  visitReceiptSchema,
  walkInStateSchema,
} from '../types/checkIn';
import { idParams, operation } from './operation';
import { BOOKING_CHANGED } from './stale';

/**
 * Checks in a device. Fails with `slot-taken` if the limit of the day is reached and `overbook` is
 * false. Fails with `key-reused` if the idempotency key belongs to another check-in.
 */
export const takeIn = operation({
  id: 'takeIn',
  tag: 'bookings',
  summary: 'Check in a device at the counter, without an appointment (staff)',
  method: 'POST',
  path: '/visits',
  right: 'change-bookings',
  body: newVisitSchema,
  submission: 'key',
  answer: visitReceiptSchema,
  status: 201,
  failures: [409],
  stale: BOOKING_CHANGED,
});

export const readWalkIns = operation({
  id: 'readWalkIns',
  tag: 'availability',
  summary: 'Read how many devices were checked in today, and how many more fit (staff)',
  method: 'GET',
  path: '/walk-ins',
  right: 'read-bookings',
  answer: walkInStateSchema,
  reads: ['Bookings', 'Availability'],
});

/**
 * Returns the record of a check-in. Fails with `not-found` if the device was not checked in at the
 * counter.
 */
export const readIntake = operation({
  id: 'readIntake',
  tag: 'bookings',
  summary: 'Read what was recorded at check-in (staff)',
  method: 'GET',
  path: '/bookings/:id/intake',
  right: 'read-bookings',
  params: idParams,
  answer: intakeSchema,
  failures: [404],
  reads: ['Bookings'],
});

/**
 * Returns a ticket to print, with a new private link. The answer is never fetched again
 * automatically, because each request creates a link.
 */
export const printTicket = operation({
  id: 'printTicket',
  tag: 'bookings',
  summary:
    'A ticket to print, with a link of its own that shows the repair; the log says who printed it (staff)',
  method: 'POST',
  path: '/bookings/:id/tickets',
  right: 'change-bookings',
  params: idParams,
  answer: ticketSchema,
  failures: [404],
  stale: [],
});
