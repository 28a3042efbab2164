import * as z from 'zod/mini';
import { enquiryListSchema, enquirySchema } from '../types/enquiry';
import { bulkMarkedSchema, bulkMarkSchema, inboxQuerySchema } from '../types/inbox';
import { quoteRequestListSchema, quoteRequestSchema } from '../types/quote';
import { idParams, operation } from './operation';

/**
 * Clients that were written for earlier versions of the API send `handled` in place of `state`. The
 * server still accepts it.
 */
const listQuerySchema = z.extend(inboxQuerySchema, {
  handled: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((text) => text === 'true'),
    ),
  ),
});
const handlingSchema = z.object({ handled: z.boolean() });

export const listQuoteRequests = operation({
  id: 'listQuoteRequests',
  tag: 'requests',
  summary: 'Quote requests, newest first, one page at a time (staff)',
  method: 'GET',
  path: '/quote-requests',
  right: 'read-requests',
  query: listQuerySchema,
  answer: quoteRequestListSchema,
  reads: ['QuoteRequests'],
});

export const listEnquiries = operation({
  id: 'listEnquiries',
  tag: 'requests',
  summary: 'Enquiries, newest first, one page at a time (staff)',
  method: 'GET',
  path: '/enquiries',
  right: 'read-requests',
  query: listQuerySchema,
  answer: enquiryListSchema,
  reads: ['Enquiries'],
});

export const markQuoteRequest = operation({
  id: 'markQuoteRequest',
  tag: 'requests',
  summary: 'Mark a quote request as handled or open (staff)',
  method: 'POST',
  path: '/quote-requests/:id/handling',
  right: 'answer-requests',
  params: idParams,
  body: handlingSchema,
  answer: quoteRequestSchema,
  failures: [404],
  stale: ['QuoteRequests'],
});

export const markEnquiry = operation({
  id: 'markEnquiry',
  tag: 'requests',
  summary: 'Mark an enquiry as handled or open (staff)',
  method: 'POST',
  path: '/enquiries/:id/handling',
  right: 'answer-requests',
  params: idParams,
  body: handlingSchema,
  answer: enquirySchema,
  failures: [404],
  stale: ['Enquiries'],
});

/** Marks quote requests. Returns those that did not have the mark before. */
export const markQuoteRequests = operation({
  id: 'markQuoteRequests',
  tag: 'requests',
  summary: 'Mark several quote requests at once (staff)',
  method: 'POST',
  path: '/quote-requests/marks',
  right: 'answer-requests',
  body: bulkMarkSchema,
  answer: bulkMarkedSchema,
  stale: ['QuoteRequests'],
});

/** Marks enquiries. Returns those that did not have the mark before. */
export const markEnquiries = operation({
  id: 'markEnquiries',
  tag: 'requests',
  summary: 'Mark several enquiries at once (staff)',
  method: 'POST',
  path: '/enquiries/marks',
  right: 'answer-requests',
  body: bulkMarkSchema,
  answer: bulkMarkedSchema,
  stale: ['Enquiries'],
});
