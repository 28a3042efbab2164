import { referenceSchema } from '../types/enquiry';
import { callableQuoteRequestSchema, quoteQuestionSchema, quoteSchema } from '../types/quote';
import { operation } from './operation';

export const quoteRepair = operation({
  id: 'quoteRepair',
  tag: 'quotes',
  summary: 'What a repair is estimated at (staff)',
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
  summary: 'A business asks for a quote',
  method: 'POST',
  path: '/quote-requests',
  right: null,
  body: callableQuoteRequestSchema,
  answer: referenceSchema,
  status: 201,
  failures: [403, 428],
  stale: ['QuoteRequests'],
  submission: true,
});
