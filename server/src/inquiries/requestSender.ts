import type { Reads } from '../db';
import type { RequestTopic } from './markRequests';
import { findEnquiry, findQuoteRequest } from './storedRequests';

export type RequestSender = { name: string; email: string; reference: string };

/** Returns the recipient of an acknowledgement. Null for spam, deleted requests and requests without an address. */
export async function requestSender(
  db: Reads,
  { topic, id }: { topic: RequestTopic; id: string },
): Promise<RequestSender | null> {
  if (topic === 'enquiries') {
    const enquiry = await findEnquiry(db, id);
    if (!enquiry?.email || enquiry.spamAt) return null;
    return { name: enquiry.customerName, email: enquiry.email, reference: enquiry.reference };
  }
  const found = await findQuoteRequest(db, id);
  if (!found || found.spamAt) return null;
  return { name: found.contactPerson, email: found.email, reference: found.reference };
}
