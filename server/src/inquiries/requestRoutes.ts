import type { FastifyRequest } from 'fastify';
import { createEnquiry } from '@mcs-repairs/shared/domain/contract/enquiries';
import * as inboxes from '@mcs-repairs/shared/domain/contract/inboxes';
import * as quotes from '@mcs-repairs/shared/domain/contract/quotes';
import type { ReadInputOf } from '@mcs-repairs/shared/domain/contract/operation';
import type { EnquiryForm } from '@mcs-repairs/shared/domain/types/enquiry';
import type { InboxQuery } from '@mcs-repairs/shared/domain/types/inbox';
import type { QuoteRequestForm } from '@mcs-repairs/shared/domain/types/quote';
import { senderOf, withChallenge } from '../abuseLimits';
import { serveStaff } from '../auth';
import { serve, type Routes } from '../http';
import { ENQUIRIES, QUOTE_REQUESTS, type Inbox } from './inboxes';
import { quoteNow } from './quoteNow';
import type { Shop } from './shop';
import { listEnquiries, listQuoteRequests } from './storedRequests';
import { storeRequest } from './storeRequest';

/** The operations with which visitors send enquiries and quote requests, and staff read them. */
export const requestRoutes: Routes<Shop> = (api, shop, limit) => {
  const serveToStaff = serveStaff(api, shop);
  const sent = { config: limit(60) };

  serveToStaff(quotes.quoteRepair, ({ body }) => quoteNow(shop, body), {
    config: limit(300),
  });

  serve(api, quotes.createQuoteRequest, sent, (given, request) =>
    receive(shop, QUOTE_REQUESTS, given, request),
  );
  serve(api, createEnquiry, sent, (given, request) => receive(shop, ENQUIRIES, given, request));

  serveToStaff(inboxes.listQuoteRequests, async ({ query }) => ({
    ok: true,
    value: await listQuoteRequests(shop.db, inboxQuery(query)),
  }));
  serveToStaff(inboxes.listEnquiries, async ({ query }) => ({
    ok: true,
    value: await listEnquiries(shop.db, inboxQuery(query)),
  }));
};

async function receive<Form extends EnquiryForm | QuoteRequestForm>(
  shop: Shop,
  inbox: Inbox<Form>,
  { body, key }: { body: Form; key: string | undefined },
  request: FastifyRequest,
) {
  const sender = await senderOf(shop, request, 'answer-requests');
  return withChallenge(shop, sender, await storeRequest(shop, inbox, body, key, sender));
}

type ListQuery = ReadInputOf<typeof inboxes.listEnquiries>['query'];

function inboxQuery({ handled, ...query }: ListQuery): InboxQuery {
  if (handled === undefined) return query;
  return { state: handled ? 'answered' : 'open', ...query };
}
