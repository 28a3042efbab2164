import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import {
  addMail,
  type MailKind,
  type MailPayload,
  mailsToRecipient,
  noteMail,
  recipientHash,
} from '../notifications';
import { addLink } from './bookingLinks';
import type { Trx } from '../db';
import type { Shop } from './shop';
import { wayTo, type Reached } from './wayTo';

/**
 * Messages with a calendar file that replaces the earlier entry of the appointment (RFC 5545,
 * SEQUENCE).
 */
const CHANGES_CALENDAR = new Set<MailKind>([
  'booking-moved',
  'booking-cancelled',
  'booking-closed',
  'booking-stands',
]);

/**
 * Messages about a change. If the recipient has reached the daily limit, they are sent later. Other
 * messages are skipped then.
 */
const WAITS = new Set<MailKind>([
  'booking-confirmed',
  'booking-completed',
  'booking-cancelled',
  'booking-moved',
  'booking-displaced',
  'booking-closed',
  'booking-stands',
  'booking-promised',
  'booking-collected',
  'booking-unrepaired',
  'booking-pickup',
  'booking-corrected',
  'booking-estimate',
]);
const DAY = 24 * 3_600_000;

type MessageOptions = Pick<MailPayload, 'message' | 'offers' | 'code'> & {
  /**
   * The secret of the private link in the message. If it is missing, the server creates a new link
   * for the message.
   */
  token?: string | undefined;
  /**
   * How many milliseconds later the message is sent. Within this time, staff can undo the change.
   */
  heldMs?: number;
};

/**
 * Queues a message about a booking, in the transaction that changes the booking. The message
 * contains the current appointment and a private link. It is sent by email, or as a text message if
 * the customer agreed to that (`wayTo`). If rate limits are on, each email counts towards the daily
 * limit of its address, even after the booking is erased. Returns false if the customer cannot be
 * reached, or if the address has reached its limit.
 */
export async function promiseMail(
  shop: Pick<Shop, 'config' | 'db' | 'now'>,
  trx: Trx,
  booking: Reached & Pick<Booking, 'appointmentDate' | 'appointmentTime'>,
  kind: MailKind,
  { token, heldMs = 0, ...content }: MessageOptions = {},
): Promise<boolean> {
  const { id, appointmentDate, appointmentTime } = booking;
  const now = shop.now();
  const channel = await wayTo(trx, shop, booking, kind);
  if (!channel) return false;
  const recipient = channel === 'mail' ? await recipientOf(trx, shop, id) : null;
  const allowed = recipient === null ? now : await dueMail(trx, shop, recipient, kind);
  if (!allowed) return false;
  const dueAt = new Date(Math.max(allowed.getTime(), now.getTime() + heldMs));
  const payload: MailPayload = {
    ...content,
    token: token ?? (await addLink(shop, trx, id)),
    appointmentDate,
    appointmentTime,
    calendarSequence: await calendarSequence(trx, id, kind),
  };
  const subjectId = await addMail(trx, { bookingId: id, kind, payload, dueAt, channel }, now);
  if (recipient !== null) await noteMail(trx, { mailId: subjectId, recipient, dueAt });
  return true;
}

/** Returns the name of the lock under which transactions count the emails of one recipient. */
export const recipientKey = (emailKey: string) => `recipient ${emailKey}`;

/**
 * Returns when an email may be sent: now, or later if the recipient's daily limit is reached. Null
 * if the email must be skipped. Emails about a change are delayed. Other emails are skipped,
 * because a visitor caused them or another email soon replaces them.
 */
async function dueMail(
  trx: Trx,
  { config, now }: Pick<Shop, 'config' | 'now'>,
  recipient: string,
  kind: MailKind,
): Promise<Date | null> {
  const since = new Date(now().getTime() - DAY);
  // Anybody who knows a phone number can request codes for it. Emails with codes may therefore use
  // only half of the recipient's daily limit.
  const { mails } = config.limits;
  const most = kind === 'tracking-code' ? Math.max(1, mails >> 1) : mails;
  const promised = await mailsToRecipient(trx, { recipient, since, most });
  if (promised.length < most) return now();
  const first = promised.at(-1);
  return WAITS.has(kind) && first ? new Date(Date.parse(first) + DAY) : null;
}

/**
 * Returns the hash of the recipient whose emails are counted. Null if emails are not limited, or if
 * the booking has no email address.
 */
async function recipientOf(
  trx: Trx,
  { config, db }: Pick<Shop, 'config' | 'db'>,
  bookingId: string,
): Promise<string | null> {
  if (config.rateLimits === 0) return null;
  const owner = await trx
    .selectFrom('bookings')
    .select('email_key')
    .where('id', '=', bookingId)
    .executeTakeFirst();
  return owner?.email_key ? recipientHash(db, owner.email_key) : null;
}

async function calendarSequence(trx: Trx, id: string, kind: MailKind): Promise<number> {
  if (kind === 'booking-received') return 0;
  const row = CHANGES_CALENDAR.has(kind)
    ? await trx
        .updateTable('bookings')
        .set((booking) => ({ calendar_sequence: booking('calendar_sequence', '+', 1) }))
        .where('id', '=', id)
        .returning('calendar_sequence')
        .executeTakeFirst()
    : await trx
        .selectFrom('bookings')
        .select('calendar_sequence')
        .where('id', '=', id)
        .executeTakeFirst();
  return row?.calendar_sequence ?? 0;
}
