import type { Result } from '../../domain/types/failure';
import type { Delivery } from '../../domain/types/message';

/** What was sent to a booking's customer. */
export type DeliveriesPort = {
  staff: {
    deliveries(bookingId: string): Promise<Result<Delivery[]>>;
    /** Failure: `transition-refused` for one that is on its way, was sent, or is of no use any more. */
    retryDelivery(bookingId: string, deliveryId: string): Promise<Result<null>>;
  };
};
