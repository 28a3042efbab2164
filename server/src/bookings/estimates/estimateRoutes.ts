import { bookingSchema } from '@mcs-repairs/shared/domain/types/booking';
import { estimateAnswerSchema, newEstimateSchema } from '@mcs-repairs/shared/domain/types/estimate';
import { answer, failures, idParamsSchema, type Routes } from '../../http';
import { actorOf, requireStaff } from '../../auth';
import { recordAnswer } from './answerEstimate';
import { writeEstimate } from './writeEstimate';
import type { Shop } from '../shop';

/** Estimates as staff write and record them; customers answer with their private link. */
export const estimateRoutes: Routes<Shop> = (api, shop) => {
  const staffOnly = requireStaff(shop, 'estimate');

  api.post(
    '/bookings/:id/estimates',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'writeEstimate',
        tags: ['bookings'],
        summary: 'Offer one or two options with their price; the one before is void (staff)',
        params: idParamsSchema,
        body: newEstimateSchema,
        response: { 201: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      return answer(reply, await writeEstimate(shop, params.id, body, actorOf(request)), 201);
    },
  );

  api.post(
    '/bookings/:id/estimate-answers',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'recordEstimateAnswer',
        tags: ['bookings'],
        summary: 'Write down what the customer said to an estimate (staff)',
        params: idParamsSchema,
        body: estimateAnswerSchema,
        response: { 200: bookingSchema, ...failures(400, 401, 403, 404, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await recordAnswer(shop, request.params.id, request.body, actorOf(request))),
  );
};
