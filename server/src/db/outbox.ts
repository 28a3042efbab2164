import { newId } from './ids';
import type { Trx } from './schema';

export type MailKind =
  | 'booking-received'
  | 'booking-confirmed'
  | 'booking-started'
  | 'booking-completed'
  | 'booking-cancelled'
  | 'booking-moved'
  | 'booking-link'
  | 'password-link'
  | 'sign-in-approval';

/** A mail to be written and sent later; it is stored with what it tells about, or not at all. */
export async function addMail(
  trx: Trx,
  mail: { bookingId: string | null; kind: MailKind; payload: Record<string, unknown> },
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await trx
    .insertInto('outbox')
    .values({
      id: newId(),
      booking_id: mail.bookingId,
      kind: mail.kind,
      payload: JSON.stringify(mail.payload),
      created_at: at,
      sent_at: null,
      attempts: 0,
      next_attempt_at: at,
    })
    .execute();
}

/** Takes back what was promised about a booking and not sent yet. */
export async function dropUnsentMails(trx: Trx, bookingId: string): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('booking_id', '=', bookingId)
    .where('sent_at', 'is', null)
    .execute();
}

/** Whether any mail about a booking is sent or waits. */
export async function hasMails(trx: Trx, bookingId: string): Promise<boolean> {
  const mail = await trx
    .selectFrom('outbox')
    .select('id')
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}
