import { bookingSchema } from '@mcs-repairs/shared/domain/types/booking';
import { rideStepRequestSchema, ridesSchema } from '@mcs-repairs/shared/domain/types/ride';
import { answer, failures, idParamsSchema, type Routes } from '../../http';
import { actorOf, requireStaff } from '../../auth';
import { listRides } from './listRides';
import { takeStep } from './takeStep';
import type { Shop } from '../shop';

/** Devices that riders fetch and bring back. */
export const rideRoutes: Routes<Shop> = (api, shop) => {
  api.get(
    '/rides',
    {
      onRequest: requireStaff(shop, 'read-bookings'),
      schema: {
        operationId: 'listRides',
        tags: ['bookings'],
        summary: 'Devices that a rider is to fetch, carries or is to bring back (staff)',
        response: { 200: ridesSchema, ...failures(401, 403) },
      },
    },
    () => listRides(shop.db, shop.now()),
  );

  api.post(
    '/bookings/:id/ride-steps',
    {
      onRequest: requireStaff(shop, 'change-bookings'),
      schema: {
        operationId: 'takeRideStep',
        tags: ['bookings'],
        summary: 'A device was fetched, handed in or brought back, or could not be (staff)',
        params: idParamsSchema,
        body: rideStepRequestSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await takeStep(shop, request.params.id, request.body, actorOf(request))),
  );
};
