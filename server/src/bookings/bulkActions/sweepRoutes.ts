import {
  sweepOutcomeSchema,
  sweepPreviewSchema,
  sweepSchema,
  sweepSelectionSchema,
} from '@mcs-repairs/shared/domain/types/sweep';
import { previewSweep, sweepBookings } from './sweepBookings';
import { answer, failures, type Routes } from '../../http';
import { actorOf, logDone, requireStaff } from '../../auth';
import type { Shop } from '../shop';

/** Clearing up after a flood: many bookings at once, by network, contact or time. */
export const sweepRoutes: Routes<Shop> = (api, shop) => {
  const onRequest = requireStaff(shop, 'clear-up-bookings');

  api.post(
    '/bookings/sweep-previews',
    {
      onRequest,
      schema: {
        operationId: 'previewBookingSweep',
        tags: ['bookings'],
        summary: 'Which bookings a sweep would touch; nothing is changed (staff)',
        body: sweepSelectionSchema,
        response: { 200: sweepPreviewSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => answer(reply, await previewSweep(shop, request.body)),
  );

  api.post(
    '/bookings/sweeps',
    {
      onRequest,
      schema: {
        operationId: 'sweepBookings',
        tags: ['bookings'],
        summary:
          'Cancel many bookings without a mail, mark them as spam, or take that back; each from the version that was seen (staff)',
        body: sweepSchema,
        response: { 200: sweepOutcomeSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request) => {
      const outcome = await sweepBookings(shop, request.body, actorOf(request));
      const detail = `${request.body.action}, ${outcome.changed.length} bookings`;
      await logDone(shop, { event: 'bookings-cleared', detail }, actorOf(request));
      return outcome;
    },
  );
};
