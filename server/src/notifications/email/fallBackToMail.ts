import type { Trx } from '../../db';
import type { QueuedMail } from './mailQueue';
import { readPayload } from './mailPayload';
import { addMail } from './outbox';

/**
 * Queues an email instead of a text message that could not be sent, if the booking has an email
 * address.
 */
export async function fallBackToMail(
  trx: Trx,
  mail: Pick<QueuedMail, 'bookingId' | 'kind' | 'channel' | 'payload'>,
  now: Date,
): Promise<void> {
  const { bookingId, kind, channel, payload } = mail;
  if ((channel !== 'sms' && channel !== 'whatsapp') || !bookingId) return;
  // The customer who requested this link sees on the screen that a text message was sent. Sending
  // an email instead would allow anybody to flood a stranger's mailbox.
  if (kind === 'link-text') return;
  const booking = await trx
    .selectFrom('bookings')
    .select('email_key')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!booking?.email_key) return;
  await addMail(trx, { bookingId, kind, payload: readPayload(payload) }, now);
}
