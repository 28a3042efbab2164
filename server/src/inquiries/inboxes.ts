import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { EnquiryForm } from '@mcs-repairs/shared/domain/types/enquiry';
import type { QuoteRequestForm } from '@mcs-repairs/shared/domain/types/quote';
import type { Trx } from '../db';
import { insertEnquiry, insertQuoteRequest, type Stored } from './storedRequests';

/** One kind of request that visitors send and staff answer, with the functions that store it. */
export type Inbox<Form> = {
  topic: RequestTopic;
  /** The kind of request. Rate limits and references use it. */
  kind: 'quote-request' | 'enquiry';
  /** Returns false if the reference is in use. */
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
