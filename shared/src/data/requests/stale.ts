import type { Stale } from '../stale';
import type { RequestsPort } from './port';

export const requestsStale = {
  createQuoteRequest: ['QuoteRequests'],
  createEnquiry: ['Enquiries'],
} satisfies Stale<RequestsPort>;

export const requestsStaffStale = {
  markQuoteRequests: ['QuoteRequests'],
  markEnquiries: ['Enquiries'],
} satisfies Stale<RequestsPort['staff']>;
