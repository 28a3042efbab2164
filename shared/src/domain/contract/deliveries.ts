import * as z from 'zod/mini';
import { deliverySchema } from '../types/message';
import { textAsTyped } from '../types/text';
import { idParams, operation } from './operation';

/**
 * Returns the messages about a booking that the customer got or will get, each with the state of
 * its delivery.
 */
export const listDeliveries = operation({
  id: 'listDeliveries',
  tag: 'bookings',
  summary: 'List all messages about a booking, newest first (staff)',
  method: 'GET',
  path: '/bookings/:id/deliveries',
  right: 'read-bookings',
  params: idParams,
  answer: z.array(deliverySchema),
  reads: ['Bookings'],
  withoutServer: [],
});

export const retryDelivery = operation({
  id: 'retryDelivery',
  tag: 'bookings',
  summary: 'Retry a failed message (staff)',
  method: 'POST',
  path: '/bookings/:id/deliveries/:deliveryId/attempts',
  right: 'change-bookings',
  params: z.extend(idParams, { deliveryId: textAsTyped({ min: 1, max: 64 }) }),
  answer: null,
  failures: [404, 409],
  stale: ['Bookings'],
});
