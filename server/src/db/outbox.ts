import { newId } from './ids';
import type { Trx } from './schema';

export type MailKind =
  | 'booking-received'
  | 'booking-held'
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
  mail: {
    bookingId: string | null;
    kind: MailKind;
    payload: Record<string, unknown>;
    /** To whom it goes, if to a member of staff. */
    staffId?: string;
    /** Not tried before; now when missing. */
    dueAt?: Date;
  },
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
      next_attempt_at: (mail.dueAt ?? now).toISOString(),
      staff_id: mail.staffId ?? null,
    })
    .execute();
}

/**
 * When mails to whom a booking belongs are due or were sent, after `since`, newest first and at most `most`; whichever of
 * their bookings they are about. None when nobody is known.
 */
export async function mailsToRecipient(
  trx: Trx,
  bookingId: string,
  since: Date,
  most: number,
): Promise<string[]> {
  const owner = await trx
    .selectFrom('bookings')
    .select('email_key')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  if (!owner?.email_key) return [];
  const rows = await trx
    .selectFrom('outbox')
    .innerJoin('bookings', 'bookings.id', 'outbox.booking_id')
    .select('outbox.next_attempt_at as due')
    .where('bookings.email_key', '=', owner.email_key)
    .where('outbox.next_attempt_at', '>', since.toISOString())
    .orderBy('outbox.next_attempt_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ due }) => due);
}

/** Whether a member of staff was promised `most` mails of a kind after `since`. */
export async function hasManyMails(
  trx: Trx,
  { staffId, kind }: { staffId: string; kind: MailKind },
  since: Date,
  most: number,
): Promise<boolean> {
  const rows = await trx
    .selectFrom('outbox')
    .select('id')
    .where('staff_id', '=', staffId)
    .where('kind', '=', kind)
    .where('created_at', '>', since.toISOString())
    .limit(most)
    .execute();
  return rows.length >= most;
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
