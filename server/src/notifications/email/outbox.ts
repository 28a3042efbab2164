import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import { insertRow, newId, type Trx } from '../../db';
import { uncountMails } from './recipientLedger';

export type MailKind =
  | 'booking-received'
  | 'booking-held'
  | 'booking-confirmed'
  | 'booking-started'
  | 'booking-completed'
  | 'booking-cancelled'
  | 'booking-moved'
  | 'booking-device-received'
  | 'booking-collected'
  | 'booking-unrepaired'
  | 'booking-pickup'
  | 'booking-corrected'
  | 'booking-estimate'
  | 'booking-link'
  | 'booking-displaced'
  | 'booking-closed'
  | 'booking-stands'
  | 'booking-promised'
  | 'reminder-day'
  | 'reminder-hours'
  | 'tracking-code'
  | 'link-text'
  | 'request-received'
  | 'request-answer'
  | 'follow-confirm'
  | 'follow-replies'
  | 'release-taken-back'
  | 'password-link'
  | 'sign-in-approval'
  | 'sign-in-notice'
  | 'invitation'
  | 'staff-alert'
  | 'account-notice';

/**
 * Queues a message in the transaction that makes the change which it is about. Both are stored
 * together or not at all. Returns the id of the message.
 */
export async function addMail(
  trx: Trx,
  mail: {
    bookingId: string | null;
    kind: MailKind;
    payload: Record<string, unknown>;
    /** The member of staff who gets the message. */
    staffId?: string;
    /** The earliest time of the first attempt; by default now. */
    dueAt?: Date;
    /** The channel; by default `mail`. */
    channel?: Channel;
  },
  now: Date,
): Promise<string> {
  const at = now.toISOString();
  const id = newId();
  await insertRow(trx, 'outbox', {
    id,
    booking_id: mail.bookingId,
    kind: mail.kind,
    payload: JSON.stringify(mail.payload),
    created_at: at,
    sent_at: null,
    attempts: 0,
    next_attempt_at: (mail.dueAt ?? now).toISOString(),
    staff_id: mail.staffId ?? null,
    channel: mail.channel ?? 'mail',
    problem: null,
    report: null,
    reported_at: null,
  });
  return id;
}

/**
 * Returns whether at least `most` messages of this kind were queued for a staff member after
 * `since`.
 */
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

/**
 * Deletes unsent messages about a booking: all of them, all of one kind, or all that were queued
 * after the message `after`. Returns whether there were any.
 */
export async function dropUnsentMails(
  trx: Trx,
  bookingId: string,
  kind?: MailKind,
  after?: string,
): Promise<boolean> {
  const unsent = trx
    .deleteFrom('outbox')
    .where('booking_id', '=', bookingId)
    .where('sent_at', 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''))
    .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''));
  const dropped = await unsent.returning(['id', 'attempts']).execute();
  await uncountMails(trx, untried(dropped));
  return dropped.length > 0;
}

/**
 * Deletes every message about a booking. Returns their ids. If a message was sent or tried, it
 * still counts towards the recipient's limit.
 */
export async function eraseMails(trx: Trx, bookingId: string): Promise<string[]> {
  const erased = await trx
    .deleteFrom('outbox')
    .where('booking_id', '=', bookingId)
    .returning(['id', 'attempts'])
    .execute();
  await uncountMails(trx, untried(erased));
  return erased.map(({ id }) => id);
}

/** Deletes messages by their ids. */
export async function eraseMailsById(trx: Trx, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  await trx.deleteFrom('outbox').where('id', 'in', ids).execute();
}

/**
 * Returns the ids of messages that no worker has tried to send. After an attempt, a message may
 * still arrive.
 */
const untried = (mails: readonly { id: string; attempts: number }[]) =>
  mails.filter(({ attempts }) => attempts === 0).map(({ id }) => id);

/** Returns whether any message about a booking was sent or is waiting. */
export async function hasMails(trx: Trx, bookingId: string): Promise<boolean> {
  const mail = await trx
    .selectFrom('outbox')
    .select('id')
    .where('booking_id', '=', bookingId)
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
}
