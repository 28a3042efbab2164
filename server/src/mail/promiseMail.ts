import type { Booking } from 'shared/types/booking';
import { addMail, type MailKind } from '../db/outbox';
import { addLink } from '../db/bookingLinks';
import type { Trx } from '../db/schema';
import type { MailPayload } from './mailPayload';

/** Kinds after which a calendar must take its entry for a newer one (RFC 5545, SEQUENCE). */
const CHANGES_CALENDAR = new Set<MailKind>(['booking-moved', 'booking-cancelled']);

/**
 * Promises a mail about a booking in the transaction that changes it: the appointment as it is now, and a secret for the
 * private link, a fresh one unless `token` is given.
 */
export async function promiseMail(
  trx: Trx,
  booking: Pick<Booking, 'id' | 'appointmentDate' | 'appointmentTime'>,
  kind: MailKind,
  now: Date,
  token?: string,
): Promise<void> {
  const { id, appointmentDate, appointmentTime } = booking;
  const payload: MailPayload = {
    token: token ?? (await addLink(trx, id, now)),
    appointmentDate,
    appointmentTime,
    calendarSequence: await calendarSequence(trx, id, kind),
  };
  await addMail(trx, { bookingId: id, kind, payload }, now);
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
