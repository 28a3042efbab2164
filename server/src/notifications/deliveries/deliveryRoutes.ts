import * as z from 'zod/mini';
import { deliverySchema } from '@mcs-repairs/shared/domain/types/message';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { answer, failures, idParamsSchema, nothingSchema, type Routes } from '../../http';
import { actorOf, requireStaff } from '../../auth';
import { deliveriesOf } from './deliveriesOf';
import { tryAgain } from './tryAgain';
import type { Shop } from '../shop';

const deliveryParamsSchema = z.extend(idParamsSchema, {
  deliveryId: textAsTyped({ min: 1, max: 64 }),
});

/** What was sent about a booking, and what waits or failed. */
export const deliveryRoutes: Routes<Shop> = (api, shop) => {
  api.get(
    '/bookings/:id/deliveries',
    {
      onRequest: requireStaff(shop, 'read-bookings'),
      schema: {
        operationId: 'listDeliveries',
        tags: ['bookings'],
        summary: 'Every message about a booking, by whichever way, the newest first (staff)',
        params: idParamsSchema,
        response: { 200: z.array(deliverySchema), ...failures(401, 403, 422) },
      },
    },
    ({ params }) => deliveriesOf(shop.db, params.id, shop.now()),
  );

  api.post(
    '/bookings/:id/deliveries/:deliveryId/attempts',
    {
      onRequest: requireStaff(shop, 'change-bookings'),
      schema: {
        operationId: 'retryDelivery',
        tags: ['bookings'],
        summary: 'Try a message again that failed (staff)',
        params: deliveryParamsSchema,
        response: { 204: nothingSchema, ...failures(401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { id: bookingId, deliveryId } = request.params;
      const outcome = await tryAgain(shop, { bookingId, deliveryId }, actorOf(request));
      return answer(reply, outcome, 204);
    },
  );
};
