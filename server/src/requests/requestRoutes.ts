import * as z from 'zod/mini';
import {
  enquiryFormSchema,
  enquiryListSchema,
  enquirySchema,
  referenceSchema,
} from 'shared/domain/types/enquiry';
import { inboxQuerySchema, type InboxQuery } from 'shared/domain/types/inbox';
import {
  quoteQuestionSchema,
  quoteRequestFormSchema,
  quoteRequestListSchema,
  quoteRequestSchema,
  quoteSchema,
} from 'shared/domain/types/quote';
import { quoteRepair } from 'shared/domain/rules/quoteRepair';
import { newId } from '../db/ids';
import {
  findEnquiry,
  findQuoteRequest,
  insertEnquiry,
  insertQuoteRequest,
  listEnquiries,
  listQuoteRequests,
} from './storedRequests';
import type { Trx } from '../db/schema';
import { answer, failure, failures, refuse } from '../http/failures';
import { markRequests } from './markRequests';
import { storeRequest } from './storeRequest';
import { requireStaff, signedInStaff } from '../staff/requireStaff';
import { withChallenge } from '../submissions/admit';
import { senderOf } from '../submissions/sender';
import type { Routes } from '../http/api';
import { idParamsSchema, submissionHeadersSchema } from '../http/schemas';

/** `handled` is how lists were asked for before they had states; it is answered as it was. */
const listQuerySchema = z.extend(inboxQuerySchema, {
  handled: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ),
});
type ListQuery = z.infer<typeof listQuerySchema>;

function inboxQuery({ handled, ...query }: ListQuery): InboxQuery {
  if (handled === undefined) return query;
  return { state: handled ? 'answered' : 'open', ...query };
}

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
        kind: 'quote-request',
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
        kind: 'enquiry',
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
        summary: 'Quote requests, newest first, one page at a time (staff)',
        querystring: listQuerySchema,
        response: { 200: quoteRequestListSchema, ...failures(401, 422) },
      },
    },
    ({ query }) => listQuoteRequests(shop.db, inboxQuery(query)),
  );

  api.get(
    '/enquiries',
    {
      onRequest: staffOnly,
      schema: {
        operationId: 'listEnquiries',
        tags: ['requests'],
        summary: 'Enquiries, newest first, one page at a time (staff)',
        querystring: listQuerySchema,
        response: { 200: enquiryListSchema, ...failures(401, 422) },
      },
    },
    ({ query }) => listEnquiries(shop.db, inboxQuery(query)),
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
      const { id } = request.params;
      const mark = request.body.handled ? 'handled' : 'to-do';
      await markRequests(shop, 'quote-requests', { ids: [id], mark }, signedInStaff(request));
      return (await findQuoteRequest(shop.db, id)) ?? refuse(reply, failure('not-found'));
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
      const { id } = request.params;
      const mark = request.body.handled ? 'handled' : 'to-do';
      await markRequests(shop, 'enquiries', { ids: [id], mark }, signedInStaff(request));
      return (await findEnquiry(shop.db, id)) ?? refuse(reply, failure('not-found'));
    },
  );
};
