import type { Channel } from '@mcs-repairs/shared/domain/types/message';
import { newId, type Trx } from '../../db';
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
  | 'request-received'
  | 'release-taken-back'
  | 'password-link'
  | 'sign-in-approval'
  | 'sign-in-notice'
  | 'invitation'
  | 'staff-alert'
  | 'account-notice';

/** A mail to be written and sent later; it is stored with what it tells about, or not at all. Answers its id. */
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
    /** Mail when missing. */
    channel?: Channel;
  },
  now: Date,
): Promise<string> {
  const at = now.toISOString();
  const id = newId();
  await trx
    .insertInto('outbox')
    .values({
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
    })
    .execute();
  return id;
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

/** Takes back what was promised about a booking and not sent yet: all of it, or what is of one kind, or promised after what has this id. Answers whether there was any. */
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

/** Takes away every mail about a booking; answers their ids. What was sent, or tried, still counts for its recipient. */
export async function eraseMails(trx: Trx, bookingId: string): Promise<string[]> {
  const erased = await trx
    .deleteFrom('outbox')
    .where('booking_id', '=', bookingId)
    .returning(['id', 'attempts'])
    .execute();
  await uncountMails(trx, untried(erased));
  return erased.map(({ id }) => id);
}

/** Ids of mails that no process has taken up: one that is being delivered may arrive. */
const untried = (mails: readonly { id: string; attempts: number }[]) =>
  mails.filter(({ attempts }) => attempts === 0).map(({ id }) => id);

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
