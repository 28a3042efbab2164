import type { EnquiryForm } from '@mcs-repairs/shared/domain/types/enquiry';
import type { QuoteRequestForm } from '@mcs-repairs/shared/domain/types/quote';
import { emailKey, recipientKey } from '../bookings';
import type { Trx } from '../db';
import { addMail, mailsToRecipient, noteMail, recipientHash } from '../notifications';
import type { Shop } from './shop';
import type { RequestTopic } from './markRequests';

const DAY = 24 * 3_600_000;

/** What transactions name that count the mails of a form's sender; none without an address. */
export const acknowledgementKeys = (form: EnquiryForm | QuoteRequestForm): string[] =>
  addressOf(form) ? [recipientKey(addressOf(form))] : [];

/**
 * Promises who sent a request a word that it is here, in the transaction that stores it; nothing without an address, or when
 * its day is full: nobody floods a stranger through the form. What is spam by the time of sending is not answered.
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
