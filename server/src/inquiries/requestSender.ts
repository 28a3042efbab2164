import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { Reads } from '../db';
import { findEnquiry, findQuoteRequest } from './storedRequests';

/** The sender of an enquiry or quote request. `email` is empty if the sender gave none. */
export type RequestSender = { name: string; email: string; phone: string; reference: string };

/**
 * Returns the recipient of an answer to an enquiry or quote request. Null if it was deleted or is
 * spam.
 */
export async function requestSender(
  db: Reads,
  { topic, id }: { topic: RequestTopic; id: string },
): Promise<RequestSender | null> {
  if (topic === 'enquiries') {
    const enquiry = await findEnquiry(db, id);
    if (!enquiry || enquiry.spamAt) return null;
    const { customerName: name, email = '', customerPhone: phone, reference } = enquiry;
    return { name, email, phone, reference };
  }
  const found = await findQuoteRequest(db, id);
  if (!found || found.spamAt) return null;
  const { contactPerson: name, email, phone, reference } = found;
  return { name, email, phone, reference };
}
