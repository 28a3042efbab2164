import type { RequestTopic } from '@mcs-repairs/shared/domain/types/followUp';
import type { EnquiryForm } from '@mcs-repairs/shared/domain/types/enquiry';
import type { QuoteRequestForm } from '@mcs-repairs/shared/domain/types/quote';
import { emailKey } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { recipientKey } from '../bookings';
import type { Trx } from '../db';
import { addMail, mailsToRecipient, noteMail, recipientHash } from '../notifications';
import type { Shop } from './shop';

const DAY = 24 * 3_600_000;

/**
 * Returns the locks for a transaction that counts the emails to the sender of an enquiry or quote
 * request. Empty if the sender gave no email address.
 */
export const acknowledgementKeys = (form: EnquiryForm | QuoteRequestForm): string[] =>
  addressOf(form) ? [recipientKey(addressOf(form))] : [];

/**
 * Queues an email that confirms an enquiry or quote request, in the transaction that stores it.
 * Queues none if the sender gave no email address or has reached the daily limit. Otherwise,
 * anybody could flood a stranger's mailbox with the form. If staff mark the enquiry as spam before
 * the email is sent, it is not sent.
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
