import type { Stale } from '../stale';
import type { DeliveriesPort } from './port';

export const deliveriesStale = {
  retryDelivery: ['Bookings'],
} satisfies Stale<DeliveriesPort['staff']>;
