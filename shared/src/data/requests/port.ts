import type { EnquiryForm, EnquiryList, Reference } from '../../domain/types/enquiry';
import type { Result } from '../../domain/types/failure';
import type { BulkMark, BulkMarked, InboxQuery } from '../../domain/types/inbox';
import type { QuoteRequestForm, QuoteRequestList } from '../../domain/types/quote';

/** Quote requests of the business page and enquiries of the cart. */
export type RequestsPort = {
  createQuoteRequest(form: QuoteRequestForm, idempotencyKey: string): Promise<Result<Reference>>;
  createEnquiry(form: EnquiryForm, idempotencyKey: string): Promise<Result<Reference>>;

  staff: {
    /** Newest first, a page at a time. */
    quoteRequests(query: InboxQuery, signal?: AbortSignal): Promise<Result<QuoteRequestList>>;
    enquiries(query: InboxQuery, signal?: AbortSignal): Promise<Result<EnquiryList>>;
    /** Marks several at once; answers which of them did not bear the mark. */
    markQuoteRequests(marks: BulkMark): Promise<Result<BulkMarked>>;
    markEnquiries(marks: BulkMark): Promise<Result<BulkMarked>>;
  };
};
