import { referenceSchema } from '../types/enquiry';
import { callableQuoteRequestSchema, quoteQuestionSchema, quoteSchema } from '../types/quote';
import { operation } from './operation';

export const quoteRepair = operation({
  id: 'quoteRepair',
  tag: 'quotes',
  summary: 'Get the standard estimate for a repair (staff)',
  method: 'POST',
  path: '/quotes',
  right: 'estimate',
  body: quoteQuestionSchema,
  answer: quoteSchema,
  stale: [],
});

export const createQuoteRequest = operation({
  id: 'createQuoteRequest',
  tag: 'requests',
  summary: 'Send a quote request of a business',
  method: 'POST',
  path: '/quote-requests',
  right: null,
  body: callableQuoteRequestSchema,
  answer: referenceSchema,
  status: 201,
  failures: [428],
  stale: ['QuoteRequests'],
  submission: true,
});
