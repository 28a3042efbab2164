import { bulkMarkedSchema, bulkMarkSchema } from '@mcs-repairs/shared/domain/types/inbox';
import { failures, type Routes } from '../http';
import { markRequests } from './markRequests';
import { requireStaff, signedInStaff } from '../auth';
import type { Shop } from './shop';

const WORDS = {
  'quote-requests': { operationId: 'markQuoteRequests', name: 'quote requests' },
  enquiries: { operationId: 'markEnquiries', name: 'enquiries' },
};

/** One mark for many requests at once: what a page of an inbox is worked off with, and how that is taken back. */
export const requestMarkRoutes: Routes<Shop> = (api, shop) => {
  for (const topic of ['quote-requests', 'enquiries'] as const) {
    const { operationId, name } = WORDS[topic];
    api.post(
      `/${topic}/marks`,
      {
        onRequest: requireStaff(shop, 'answer-requests'),
        schema: {
          operationId,
          tags: ['requests'],
          summary: `Mark several ${name} at once, or take marks back (staff)`,
          body: bulkMarkSchema,
          response: { 200: bulkMarkedSchema, ...failures(400, 401, 403, 422) },
        },
      },
      async (request) => ({
        changed: await markRequests(shop, topic, request.body, signedInStaff(request)),
      }),
    );
  }
};
