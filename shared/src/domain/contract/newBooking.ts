import type * as z from 'zod/mini';
import { ownReceiptSchema } from '../types/booking';
import { bookingRequestSchema, type BookingRequest } from '../types/bookingRequest';
import { operation } from './operation';

/**
 * Books a repair. Fails with `slot-taken` (and free alternatives), `day-not-bookable` or
 * `slot-not-bookable`.
 */
export const createBooking = operation({
  id: 'createBooking',
  tag: 'bookings',
  summary: 'Book an appointment, or ask for a repair without a fixed time',
  method: 'POST',
  path: '/bookings',
  right: null,
  // The schema accepts any input, because only then can it report all errors at once.
  body: bookingRequestSchema as z.ZodMiniType<BookingRequest, BookingRequest>,
  answer: ownReceiptSchema,
  status: 201,
  failures: [409, 428],
  submission: true,
  stale: ['Availability'],
});
