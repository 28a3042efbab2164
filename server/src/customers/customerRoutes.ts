import * as z from 'zod/mini';
import {
  customerListQuerySchema,
  customerListSchema,
  customerNoteSchema,
  customerSchema,
  erasedCustomerSchema,
  mergeCustomersSchema,
  newCustomerNoteSchema,
  phoneKeySchema,
} from '@mcs-repairs/shared/domain/types/customer';
import { textAsTyped } from '@mcs-repairs/shared/domain/types/text';
import { may } from '@mcs-repairs/shared/domain/rules/rights';
import { answer, failures, nothingSchema, refuse, type Routes } from '../http';
import { failure } from '../runtime';
import { actorOf, requireStaff, signedInStaff } from '../auth';
import { addCustomerNote } from './customerNotes';
import { eraseCustomer } from './eraseCustomer';
import { findCustomer } from './findCustomer';
import { listCustomers } from './listCustomers';
import { mergeCustomers, partCustomers } from './mergeCustomers';
import type { Shop } from './shop';

const paramsSchema = z.object({ phoneKey: phoneKeySchema });
const mergeParamsSchema = z.object({
  phoneKey: phoneKeySchema,
  mergeId: textAsTyped({ min: 1, max: 64 }),
});

export const customerRoutes: Routes<Shop> = (api, shop) => {
  const readers = requireStaff(shop, 'read-bookings');
  const changers = requireStaff(shop, 'change-bookings');

  api.get(
    '/customers',
    {
      onRequest: readers,
      schema: {
        operationId: 'listCustomers',
        tags: ['customers'],
        summary: 'Who came last, or who a text names (staff)',
        querystring: customerListQuerySchema,
        response: { 200: customerListSchema, ...failures(401, 403, 422) },
      },
    },
    ({ query }) => listCustomers(shop.db, query.search),
  );

  api.get(
    '/customers/:phoneKey',
    {
      onRequest: readers,
      schema: {
        operationId: 'readCustomer',
        tags: ['customers'],
        summary: 'Everything that is kept under a phone number (staff)',
        params: paramsSchema,
        response: { 200: customerSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const seesRequests = may(signedInStaff(request).staff.role, 'read-requests');
      const customer = await findCustomer(shop.db, request.params.phoneKey, seesRequests);
      return customer ?? refuse(reply, failure('not-found'));
    },
  );

  api.post(
    '/customers/:phoneKey/notes',
    {
      onRequest: changers,
      schema: {
        operationId: 'addCustomerNote',
        tags: ['customers'],
        summary: 'Write a note about a customer (staff)',
        params: paramsSchema,
        body: newCustomerNoteSchema,
        response: { 201: customerNoteSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { phoneKey } = request.params;
      const note = await addCustomerNote(shop, phoneKey, request.body, actorOf(request));
      return reply.code(201).send(note);
    },
  );

  api.post(
    '/customers/:phoneKey/merges',
    {
      onRequest: changers,
      schema: {
        operationId: 'mergeCustomers',
        tags: ['customers'],
        summary: "Join another number of the same person to a customer's (staff)",
        params: paramsSchema,
        body: mergeCustomersSchema,
        response: { 204: nothingSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => {
      const { params, body } = request;
      const by = actorOf(request);
      return answer(reply, await mergeCustomers(shop, params.phoneKey, body.other, by), 204);
    },
  );

  api.post(
    '/customers/:phoneKey/merges/:mergeId/undoing',
    {
      onRequest: changers,
      schema: {
        operationId: 'partCustomers',
        tags: ['customers'],
        summary: 'Take back that another number was joined (staff)',
        params: mergeParamsSchema,
        response: { 204: nothingSchema, ...failures(401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { phoneKey, mergeId } = request.params;
      return answer(reply, await partCustomers(shop, phoneKey, mergeId, actorOf(request)), 204);
    },
  );

  api.post(
    '/customers/:phoneKey/erase',
    {
      onRequest: requireStaff(shop, 'clear-up-bookings'),
      schema: {
        operationId: 'eraseCustomer',
        tags: ['customers'],
        summary: 'Erase everything that is kept under a phone number (staff)',
        params: paramsSchema,
        response: { 200: erasedCustomerSchema, ...failures(401, 403, 409, 422) },
      },
    },
    async (request, reply) =>
      answer(reply, await eraseCustomer(shop, request.params.phoneKey, actorOf(request))),
  );
};
