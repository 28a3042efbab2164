import * as z from 'zod/mini';
import { referenceSchema } from '@mcs-repairs/shared/domain/types/enquiry';
import { inboxQuerySchema, type InboxQuery } from '@mcs-repairs/shared/domain/types/inbox';
import { quoteQuestionSchema, quoteSchema } from '@mcs-repairs/shared/domain/types/quote';
import { quoteRepair } from '@mcs-repairs/shared/domain/rules/quoteRepair';
import { newId } from '../db';
import {
  answer,
  type Api,
  failures,
  idParamsSchema,
  refuse,
  type Routes,
  submissionHeadersSchema,
} from '../http';
import { failure } from '../runtime';
import { ENQUIRIES, INBOXES, QUOTE_REQUESTS, type AnyInbox } from './inboxes';
import { markRequests } from './markRequests';
import { storeRequest } from './storeRequest';
import { requireStaff, signedInStaff } from '../auth';
import type { Shop } from './shop';
import { senderOf, withChallenge } from '../abuseLimits';

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

export const requestRoutes: Routes<Shop> = (api, shop, limit) => {
  api.post(
    '/quotes',
    {
      onRequest: requireStaff(shop, 'estimate'),
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
        ...creation(QUOTE_REQUESTS),
        body: QUOTE_REQUESTS.formSchema,
      },
    },
    async (request, reply) => {
      const sender = await senderOf(shop, request, 'answer-requests');
      const key = request.headers['idempotency-key'];
      const outcome = await storeRequest(shop, QUOTE_REQUESTS, request.body, key, sender);
      return answer(reply, await withChallenge(shop, sender, outcome), 201);
    },
  );
  api.post(
    '/enquiries',
    {
      config: limit(60),
      schema: {
        ...creation(ENQUIRIES),
        body: ENQUIRIES.formSchema,
      },
    },
    async (request, reply) => {
      const sender = await senderOf(shop, request, 'answer-requests');
      const key = request.headers['idempotency-key'];
      const outcome = await storeRequest(shop, ENQUIRIES, request.body, key, sender);
      return answer(reply, await withChallenge(shop, sender, outcome), 201);
    },
  );
  for (const inbox of INBOXES) listRoute(api, shop, inbox);
  for (const inbox of INBOXES) handlingRoute(api, shop, inbox);
};

/** How a request comes in, but for its form. */
const creation = ({ operationIds, summaries }: AnyInbox) => ({
  operationId: operationIds.create,
  tags: ['requests'],
  summary: summaries.create,
  headers: submissionHeadersSchema,
  response: { 201: referenceSchema, ...failures(400, 403, 413, 422, 428) },
});

function listRoute(api: Api, shop: Shop, inbox: AnyInbox) {
  api.get(
    `/${inbox.topic}`,
    {
      onRequest: requireStaff(shop, 'read-requests'),
      schema: {
        operationId: inbox.operationIds.list,
        tags: ['requests'],
        summary: inbox.summaries.list,
        querystring: listQuerySchema,
        response: { 200: inbox.listSchema, ...failures(401, 403, 422) },
      },
    },
    ({ query }) => inbox.list(shop.db, inboxQuery(query)),
  );
}

function handlingRoute(api: Api, shop: Shop, inbox: AnyInbox) {
  api.post(
    `/${inbox.topic}/:id/handling`,
    {
      onRequest: requireStaff(shop, 'answer-requests'),
      schema: {
        operationId: inbox.operationIds.mark,
        tags: ['requests'],
        summary: inbox.summaries.mark,
        params: idParamsSchema,
        body: handlingSchema,
        response: { 200: inbox.rowSchema, ...failures(400, 401, 403, 404, 422) },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const mark = request.body.handled ? 'handled' : 'to-do';
      await markRequests(shop, inbox.topic, { ids: [id], mark }, signedInStaff(request));
      return (await inbox.find(shop.db, id)) ?? refuse(reply, failure('not-found'));
    },
  );
}
