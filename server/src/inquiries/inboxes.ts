import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { EnquiryForm } from '@mcs-repairs/shared/domain/types/enquiry';
import type { QuoteRequestForm } from '@mcs-repairs/shared/domain/types/quote';
import type { Trx } from '../db';
import { insertEnquiry, insertQuoteRequest, type Stored } from './storedRequests';

/** Either the enquiries or the quote requests: their kind, and the functions that store them. */
export type Inbox<Form> = {
  topic: RequestTopic;
  /** What visitors send to this inbox. Rate limits and references depend on this kind. */
  kind: 'quote-request' | 'enquiry';
  /** Stores what a visitor sent. Returns false if the reference is in use. */
  insert: (trx: Trx, form: Form, stored: Stored) => Promise<boolean>;
};

export const QUOTE_REQUESTS: Inbox<QuoteRequestForm> = {
  topic: 'quote-requests',
  kind: 'quote-request',
  insert: insertQuoteRequest,
};

export const ENQUIRIES: Inbox<EnquiryForm> = {
  topic: 'enquiries',
  kind: 'enquiry',
  insert: insertEnquiry,
};
