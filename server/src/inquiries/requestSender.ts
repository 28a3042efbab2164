import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { Reads } from '../db';
import { findEnquiry, findQuoteRequest } from './storedRequests';

/** `email` is empty if the sender gave none. */
export type RequestSender = { name: string; email: string; phone: string; reference: string };

/** Returns the recipient of a message about a request. Null for spam and deleted requests. */
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
