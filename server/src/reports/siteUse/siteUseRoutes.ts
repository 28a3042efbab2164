import type { FastifyReply, FastifyRequest } from 'fastify';
import { countSiteUse } from '@mcs-repairs/shared/domain/contract/siteUse';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import { serve, type Routes } from '../../http';
import type { Shop } from '../shop';
import { deviceInWords, OTHER } from './pageKinds';
import type { SiteUseCounter } from './siteUseCounter';

const PER_MINUTE = 120;

/**
 * The operation with which open pages report how they are used. Also counts each new booking after
 * the response to its request.
 */
export const siteUseRoutes: Routes<Shop> = (api, { siteUse }, limit) => {
  serve(api, countSiteUse, { config: limit(PER_MINUTE) }, async ({ body }, request) => {
    siteUse.reported(request, body);
    return { ok: true, value: null };
  });

  api.addHook('onResponse', async (request, reply) => {
    if (isNewBooking(request, reply)) countBooking(siteUse, request);
  });
};

/**
 * Returns whether the response is about a new booking. If the browser repeated a request because a
 * response was lost, there is no new booking.
 */
const isNewBooking = ({ method, routeOptions }: FastifyRequest, reply: FastifyReply) =>
  method === 'POST' &&
  routeOptions.url === '/api/bookings' &&
  reply.statusCode === 201 &&
  !reply.hasHeader('idempotent-replayed');

function countBooking(siteUse: SiteUseCounter, request: FastifyRequest): void {
  const booking = request.body as BookingRequest;
  if (booking.kind === 'appointment')
    siteUse.booked(request, 'appointment', booking.device ?? OTHER);
  else siteUse.booked(request, 'request', deviceInWords(booking.device));
}
