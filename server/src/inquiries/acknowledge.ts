import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { EnquiryForm } from '@mcs-repairs/shared/domain/types/enquiry';
import type { QuoteRequestForm } from '@mcs-repairs/shared/domain/types/quote';
import { emailKey, recipientKey } from '../bookings';
import type { Trx } from '../db';
import { addMail, mailsToRecipient, noteMail, recipientHash } from '../notifications';
import type { Shop } from './shop';

const DAY = 24 * 3_600_000;

/**
 * Returns the lock keys for a transaction that counts the emails to a form's sender. Empty if the
 * form has no email address.
 */
export const acknowledgementKeys = (form: EnquiryForm | QuoteRequestForm): string[] =>
  addressOf(form) ? [recipientKey(addressOf(form))] : [];

/**
 * Queues an acknowledgement to the sender of a request, in the transaction that stores the request.
 * Queues none without an email address, or if the address has reached its daily limit. Otherwise,
 * anybody could flood a stranger's mailbox with the form. If the request is marked as spam before
 * the email is sent, the email is not sent.
 */
export async function acknowledge(
  { config, db, now }: Pick<Shop, 'config' | 'db' | 'now'>,
  trx: Trx,
  form: EnquiryForm | QuoteRequestForm,
  request: { topic: RequestTopic; id: string },
): Promise<void> {
  const address = addressOf(form);
  if (!address) return;
  const recipient = config.rateLimits > 0 ? await recipientHash(db, address) : null;
  const most = config.limits.mails;
  const since = new Date(now().getTime() - DAY);
  if (recipient && (await mailsToRecipient(trx, { recipient, since, most })).length >= most) return;
  const mail = { bookingId: null, kind: 'request-received', payload: { request } } as const;
  const mailId = await addMail(trx, mail, now());
  if (recipient) await noteMail(trx, { mailId, recipient, dueAt: now() });
}

const addressOf = (form: EnquiryForm | QuoteRequestForm) =>
  form.email ? emailKey(form.email) : '';
