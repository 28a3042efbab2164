import { enquiryListSchema, referenceSchema } from '../../domain/types/enquiry';
import { bulkMarkedSchema, type BulkMark } from '../../domain/types/inbox';
import { quoteRequestListSchema } from '../../domain/types/quote';
import { keyed, type Send } from '../http/send';
import type { RequestsPort } from './port';

export function httpRequests(send: Send): RequestsPort {
  const create = (path: string, body: unknown, idempotencyKey: string) =>
    send({
      method: 'POST',
      path,
      body,
      headers: keyed(idempotencyKey),
      schema: referenceSchema,
    });
  const mark = (path: string, body: BulkMark) =>
    send({ method: 'POST', path, body, schema: bulkMarkedSchema });

  return {
    createQuoteRequest: (form, idempotencyKey) => create('/quote-requests', form, idempotencyKey),
    createEnquiry: (form, idempotencyKey) => create('/enquiries', form, idempotencyKey),

    staff: {
      quoteRequests: (query, signal) =>
        send({ path: '/quote-requests', query, signal, schema: quoteRequestListSchema }),
      enquiries: (query, signal) =>
        send({ path: '/enquiries', query, signal, schema: enquiryListSchema }),
      markQuoteRequests: (marks) => mark('/quote-requests/marks', marks),
      markEnquiries: (marks) => mark('/enquiries/marks', marks),
    },
  };
}
