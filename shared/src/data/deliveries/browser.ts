import { done, needsServer } from '../browser/failures';
import type { DeliveriesPort } from './port';

/** A browser's own storage sends nothing. */
export const browserDeliveries: DeliveriesPort = {
  staff: { deliveries: async () => done([]), retryDelivery: needsServer },
};
