import type * as z from 'zod/mini';
import {
  callableEnquirySchema,
  enquiryListSchema,
  enquirySchema,
  type Enquiry,
  type EnquiryForm,
} from '@mcs-repairs/shared/domain/types/enquiry';
import type { InboxQuery } from '@mcs-repairs/shared/domain/types/inbox';
import {
  callableQuoteRequestSchema,
  quoteRequestListSchema,
  quoteRequestSchema,
  type QuoteRequest,
  type QuoteRequestForm,
} from '@mcs-repairs/shared/domain/types/quote';
import type { Db, Reads, Trx } from '../db';
import type { RequestTopic } from './markRequests';
import {
  findEnquiry,
  findQuoteRequest,
  insertEnquiry,
  insertQuoteRequest,
  listEnquiries,
  listQuoteRequests,
  type Stored,
} from './storedRequests';

type Page<Row> = { items: Row[]; total: number; next: string | null };

/** One kind of what visitors send and staff answer: what it is made of, how it is kept, and how the API speaks of it. */
export type Inbox<Form, Row> = {
  topic: RequestTopic;
  /** As what it is counted, and gets its reference. */
  kind: 'quote-request' | 'enquiry';
  operationIds: { create: string; list: string; mark: string };
  summaries: { create: string; list: string; mark: string };
  formSchema: z.ZodMiniType<Form>;
  rowSchema: z.ZodMiniType<Row>;
  listSchema: z.ZodMiniType<Page<Row>>;
  /** False when the reference is in use. */
  insert: (trx: Trx, form: Form, stored: Stored) => Promise<boolean>;
  list: (db: Db, query: InboxQuery) => Promise<Page<Row>>;
  find: (trx: Reads, id: string) => Promise<Row | null>;
};

export const QUOTE_REQUESTS: Inbox<QuoteRequestForm, QuoteRequest> = {
  topic: 'quote-requests',
  kind: 'quote-request',
  operationIds: {
    create: 'createQuoteRequest',
    list: 'listQuoteRequests',
    mark: 'markQuoteRequest',
  },
  summaries: {
    create: 'A business asks for a quote',
    list: 'Quote requests, newest first, one page at a time (staff)',
    mark: 'Mark a quote request as handled, or take the mark back (staff)',
  },
  formSchema: callableQuoteRequestSchema,
  rowSchema: quoteRequestSchema,
  listSchema: quoteRequestListSchema,
  insert: insertQuoteRequest,
  list: listQuoteRequests,
  find: findQuoteRequest,
};

export const ENQUIRIES: Inbox<EnquiryForm, Enquiry> = {
  topic: 'enquiries',
  kind: 'enquiry',
  operationIds: { create: 'createEnquiry', list: 'listEnquiries', mark: 'markEnquiry' },
  summaries: {
    create: "A cart or a message that goes to the shop's people",
    list: 'Enquiries, newest first, one page at a time (staff)',
    mark: 'Mark an enquiry as handled, or take the mark back (staff)',
  },
  formSchema: callableEnquirySchema,
  rowSchema: enquirySchema,
  listSchema: enquiryListSchema,
  insert: insertEnquiry,
  list: listEnquiries,
  find: findEnquiry,
};

export type AnyInbox = typeof QUOTE_REQUESTS | typeof ENQUIRIES;
export const INBOXES: readonly AnyInbox[] = [QUOTE_REQUESTS, ENQUIRIES];
