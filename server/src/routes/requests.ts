import * as z from 'zod/mini';
import {
  enquiryFormSchema,
  enquiryListSchema,
  enquirySchema,
  referenceSchema,
} from 'shared/types/enquiry';
import {
  quoteQuestionSchema,
  quoteRequestFormSchema,
  quoteRequestListSchema,
  quoteRequestSchema,
  quoteSchema,
} from 'shared/types/quote';
import { quoteRepair } from 'shared/rules/quoteRepair';
import { noteEvent, type Topic } from '../db/events';
import { newId } from '../db/ids';
import {
  handleEnquiry,
  handleQuoteRequest,
  insertEnquiry,
  insertQuoteRequest,
  listEnquiries,
  listQuoteRequests,
} from '../db/requests';
import type { Trx } from '../db/schema';
import { store } from '../db/transact';
import { answer, failure, failures, refuse } from '../http/failures';
import { storeRequest } from '../requests/storeRequest';
import { requireStaff, signedInStaff } from '../staff/requireStaff';
import { withChallenge } from '../submissions/admit';
import { senderOf } from '../submissions/sender';
import type { Shop } from '../shop';
import type { Routes } from './api';
import { idParamsSchema, submissionHeadersSchema } from './schemas';

const handledSchema = z.object({
  handled: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ),
});
const handlingSchema = z.object({ handled: z.boolean() });

export const requestRoutes: Routes = (api, shop, limit) => {
  const staffOnly = requireStaff(shop);

  api.post(
    '/quotes',
    {
      onRequest: staffOnly,
      config: limit(300),
      schema: {
        operationId: 'quoteRepair',
        tags: ['quotes'],
        summary: 'What a repair is estimated at (staff)',
        body: quoteQuestionSchema,
        response: { 200: quoteSchema, ...failures(400, 401, 403, 422) },
      },
    },
    async (request, reply) => answer(reply, quoteRepair(request.body, newId())),
  );

  api.post(
    '/quote-requests',
    {
      config: limit(60),
      schema: {
        operationId: 'createQuoteRequest',
        tags: ['requests'],
        summary: 'A business asks for a quote',
        headers: submissionHeadersSchema,
        body: quoteRequestFormSchema,
        response: { 201: referenceSchema, ...failures(400, 403, 413, 422, 428) },
      },
    },
    async (request, reply) => {
      const { body, headers } = request;
      const sender = await senderOf(shop, request);
      const kind = {
        topic: 'quote-requests',
        counted: 'quote-request',
        prefix: 'Q',
        insert: (trx: Trx, stored: Parameters<typeof insertQuoteRequest>[2]) =>
          insertQuoteRequest(trx, body, stored),
      } as const;
      const key = headers['idempotency-key'];
      const outcome = await storeRequest(shop, kind, body, key, sender);
      return answer(reply, await withChallenge(shop, sender, outcome), 201);
    },
  );

  api.post(
    '/enquiries',
    {
      config: limit(60),
      schema: {
        operationId: 'createEnquiry',
        tags: ['requests'],
        summary: "A cart or a message that goes to the shop's people",
        headers: submissionHeadersSchema,
        body: enquiryFormSchema,
        response: { 201: referenceSchema, ...failures(400, 403, 413, 422, 428) },
      },
    },
    async (request, reply) => {
      const { body, headers } = request;
      const sender = await senderOf(shop, request);
      const kind = {
        topic: 'enquiries',
        counted: 'enquiry',
        prefix: 'E',
        insert: (trx: Trx, stored: Parameters<typeof insertEnquiry>[2]) =>
          insertEnquiry(trx, body, stored),
      } as const;
      const key = headers['idempotency-key'];
      const outcome = await storeRequest(shop, kind, body, key, sender);
      return answer(reply, await withChallenge(shop, sender, outcome), 201);
    },
  );

  api.get(
    '/quote-requests',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'listQuoteRequests',
        tags: ['requests'],
        summary: 'Quote requests, newest first (staff)',
        querystring: handledSchema,
        response: { 200: quoteRequestListSchema, ...failures(401, 422) },
      },
    },
    ({ query }) => listQuoteRequests(shop.db, query.handled),
  );

  api.get(
    '/enquiries',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'listEnquiries',
        tags: ['requests'],
        summary: 'Enquiries, newest first (staff)',
        querystring: handledSchema,
        response: { 200: enquiryListSchema, ...failures(401, 422) },
      },
    },
    ({ query }) => listEnquiries(shop.db, query.handled),
  );

  api.post(
    '/quote-requests/:id/handling',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'markQuoteRequest',
        tags: ['requests'],
        summary: 'Mark a quote request as handled, or take the mark back (staff)',
        params: idParamsSchema,
        body: handlingSchema,
        response: { 200: quoteRequestSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const by = request.body.handled ? signedInStaff(request).staff.name : null;
      const { id } = request.params;
      const write = (trx: Trx) => handleQuoteRequest(trx, id, by, shop.now());
      const handled = await mark(shop, 'quote-requests', id, write);
      return handled ?? refuse(reply, failure('not-found'));
    },
  );

  api.post(
    '/enquiries/:id/handling',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'markEnquiry',
        tags: ['requests'],
        summary: 'Mark an enquiry as handled, or take the mark back (staff)',
        params: idParamsSchema,
        body: handlingSchema,
        response: { 200: enquirySchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const by = request.body.handled ? signedInStaff(request).staff.name : null;
      const { id } = request.params;
      const write = (trx: Trx) => handleEnquiry(trx, id, by, shop.now());
      const handled = await mark(shop, 'enquiries', id, write);
      return handled ?? refuse(reply, failure('not-found'));
    },
  );
};

async function mark<T>(
  shop: Shop,
  topic: Topic,
  id: string,
  write: (trx: Trx) => Promise<T | null>,
): Promise<T | null> {
  const marked = await store(shop.db, async (trx) => {
    const found = await write(trx);
    if (found) await noteEvent(trx, topic, id, shop.now());
    return found;
  });
  if (marked) shop.changes.wake();
  return marked;
}
