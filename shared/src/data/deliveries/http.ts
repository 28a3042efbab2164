import * as z from 'zod/mini';
import { deliverySchema } from '../../domain/types/message';
import { at, type Send } from '../http/send';
import type { DeliveriesPort } from './port';

export function httpDeliveries(send: Send): DeliveriesPort {
  const path = (bookingId: string) => `/bookings/${at(bookingId)}/deliveries`;
  return {
    staff: {
      deliveries: (bookingId) => send({ path: path(bookingId), schema: z.array(deliverySchema) }),
      retryDelivery: (bookingId, deliveryId) =>
        send<null>({
          method: 'POST',
          path: `${path(bookingId)}/${at(deliveryId)}/attempts`,
          schema: null,
        }),
    },
  };
}
