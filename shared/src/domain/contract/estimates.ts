import { bookingSchema } from '../types/booking';
import { estimateAnswerSchema, newEstimateSchema } from '../types/estimate';
import { idParams, operation } from './operation';
import { BOOKING_CHANGED } from './stale';

/**
 * Stores an estimate for a repair. Fails with `transition-refused` if the device is not in the
 * shop.
 */
export const writeEstimate = operation({
  id: 'writeEstimate',
  tag: 'bookings',
  summary: 'Write an estimate with one or two options; it replaces the one before (staff)',
  method: 'POST',
  path: '/bookings/:id/estimates',
  right: 'estimate',
  params: idParams,
  body: newEstimateSchema,
  answer: bookingSchema,
  status: 201,
  failures: [404, 409],
  stale: BOOKING_CHANGED,
});

/**
 * Records the customer's answer to an estimate. Fails with `transition-refused` if the estimate was
 * already answered, has expired or was replaced.
 */
export const recordEstimateAnswer = operation({
  id: 'recordEstimateAnswer',
  tag: 'bookings',
  summary: "Record the customer's answer to an estimate (staff)",
  method: 'POST',
  path: '/bookings/:id/estimate-answers',
  right: 'estimate',
  params: idParams,
  body: estimateAnswerSchema,
  answer: bookingSchema,
  failures: [404, 409],
  stale: BOOKING_CHANGED,
});
