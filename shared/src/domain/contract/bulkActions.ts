import {
  bulkOutcomeSchema,
  bulkPreviewSchema,
  bulkRequestSchema,
  bulkSelectionSchema,
} from '../types/bulkAction';
import { operation } from './operation';
import { BOOKING_CHANGED } from './stale';

/**
 * Returns what a bulk action would change. Fails with `not-found` if the server no longer knows
 * from which network the booking came.
 */
export const previewBookingSweep = operation({
  id: 'previewBookingSweep',
  tag: 'bookings',
  summary: 'Preview which bookings a bulk action would change (staff)',
  method: 'POST',
  path: '/bookings/sweep-previews',
  right: 'clear-up-bookings',
  body: bulkSelectionSchema,
  answer: bulkPreviewSchema,
  failures: [404],
  stale: [],
});

export const sweepBookings = operation({
  id: 'sweepBookings',
  tag: 'bookings',
  summary:
    'Cancel many bookings without an email, mark them as spam, or undo that; each from the version that was seen (staff)',
  method: 'POST',
  path: '/bookings/sweeps',
  right: 'clear-up-bookings',
  body: bulkRequestSchema,
  answer: bulkOutcomeSchema,
  stale: BOOKING_CHANGED,
});
