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

/** Kinds after which a calendar must take its entry for a newer one (RFC 5545, SEQUENCE). */
const CHANGES_CALENDAR = new Set<MailKind>([
  'booking-moved',
  'booking-cancelled',
  'booking-closed',
  'booking-stands',
]);

/** Mails about a change that must reach the customer, however late. */
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

/**
 * Promises a mail about a booking in the transaction that changes it: the appointment as it is now, and a secret for the
 * private link, a fresh one unless `token` is given. It waits `heldMs` milliseconds, in which it can be taken back. With limits
 * on it counts for its recipient, also when the booking is erased.
 * It goes by mail, or as a text to who agreed to that (`wayTo`). False when there is no way, or the day of the address has no room.
 */
export async function promiseMail(
  shop: Pick<Shop, 'config' | 'db' | 'now'>,
  trx: Trx,
  booking: Reached & Pick<Booking, 'appointmentDate' | 'appointmentTime'>,
  kind: MailKind,
  token?: string,
  heldMs = 0,
  told: Pick<MailPayload, 'message' | 'offers' | 'code'> = {},
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
    ...told,
    token: token ?? (await addLink(shop, trx, id)),
    appointmentDate,
    appointmentTime,
    calendarSequence: await calendarSequence(trx, id, kind),
  };
  const subjectId = await addMail(trx, { bookingId: id, kind, payload, dueAt, channel }, now);
  if (recipient !== null) await noteMail(trx, { mailId: subjectId, recipient, dueAt });
  return true;
}

/** What transactions name that count the mails of one recipient. */
export const recipientKey = (emailKey: string) => `recipient ${emailKey}`;

/**
 * When a mail may go: now, or once the recipient's day has room again; null when it is left out. What tells of a change
 * waits; what a visitor alone caused, or what another mail soon overtakes, is left out.
 */
async function dueMail(
  trx: Trx,
  { config, now }: Pick<Shop, 'config' | 'now'>,
  recipient: string,
  kind: MailKind,
): Promise<Date | null> {
  const since = new Date(now().getTime() - DAY);
  // A stranger causes codes by a phone number alone: they leave room for what else is to be said.
  const { mails } = config.limits;
  const most = kind === 'tracking-code' ? Math.max(1, mails >> 1) : mails;
  const promised = await mailsToRecipient(trx, { recipient, since, most });
  if (promised.length < most) return now();
  const first = promised.at(-1);
  return WAITS.has(kind) && first ? new Date(Date.parse(first) + DAY) : null;
}

/** To whom a booking belongs, as mails are counted; null when they are not, or nobody is known. */
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
