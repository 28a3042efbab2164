import * as z from 'zod/mini';
import {
  intakeSchema,
  newVisitSchema,
  passcodeSchema,
  ticketSchema,
  visitReceiptSchema,
  walkInStateSchema,
} from '@mcs-repairs/shared/domain/types/intake';
import {
  answer,
  failures,
  idParamsSchema,
  refuse,
  type Routes,
  submissionHeadersSchema,
} from '../../http';
import { failure } from '../../runtime';
import { actorOf, requireStaff } from '../../auth';
import { printTicket } from './printTicket';
import { showPasscode } from './showPasscode';
import { findIntake } from './storedIntakes';
import { takeIn } from './takeIn';
import { walkInState } from './walkIn';
import type { Shop } from '../shop';

export const intakeRoutes: Routes<Shop> = (api, shop) => {
  const readers = requireStaff(shop, 'read-bookings');
  const changers = requireStaff(shop, 'change-bookings');

  api.post(
    '/visits',
    {
      onRequest: changers,
      schema: {
        operationId: 'takeIn',
        tags: ['bookings'],
        summary: 'Take a device in at the counter: received now, without an appointment (staff)',
        headers: z.pick(submissionHeadersSchema, { 'idempotency-key': true }),
        body: newVisitSchema,
        response: {
          201: visitReceiptSchema,
          ...failures(400, 401, 403, 409, 413, 415, 422),
        },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'];
      const outcome = await takeIn(shop, request.body, actorOf(request), key);
      if (outcome.replayed) reply.header('idempotent-replayed', 'true');
      return answer(reply, outcome, 201);
    },
  );

  api.get(
    '/walk-ins',
    {
      onRequest: readers,
      schema: {
        operationId: 'readWalkIns',
        tags: ['availability'],
        summary: 'How many devices came over the counter today, and how many more may (staff)',
        response: { 200: walkInStateSchema, ...failures(401, 403) },
      },
    },
    () => walkInState(shop, shop.db),
  );

  api.get(
    '/bookings/:id/intake',
    {
      onRequest: readers,
      schema: {
        operationId: 'readIntake',
        tags: ['bookings'],
        summary: "What was written down when a booking's device was handed over (staff)",
        params: idParamsSchema,
        response: { 200: intakeSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const intake = await findIntake(shop.db, request.params.id);
      return intake ?? refuse(reply, failure('not-found'));
    },
  );

  api.post(
    '/bookings/:id/passcode-views',
    {
      onRequest: changers,
      schema: {
        operationId: 'showPasscode',
        tags: ['bookings'],
        summary: 'The passcode of a device; that it was seen is written down (staff)',
        params: idParamsSchema,
        response: { 200: passcodeSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await showPasscode(shop, request.params.id, actorOf(request))),
  );

  api.post(
    '/bookings/:id/tickets',
    {
      onRequest: changers,
      schema: {
        operationId: 'printTicket',
        tags: ['bookings'],
        summary:
          'A ticket to print, with a link of its own that shows the repair; the log says who printed it (staff)',
        params: idParamsSchema,
        response: { 200: ticketSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await printTicket(shop, request.params.id, actorOf(request))),
  );
};
