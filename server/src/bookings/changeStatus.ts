import { canTransition, holdsSlot, statusText } from 'shared/domain/rules/bookingStatus';
import type { Booking, BookingStatus, TransitionRequest } from 'shared/domain/types/booking';
import type { Failure, Result } from 'shared/domain/types/failure';
import { changeBooking, findBooking, lastActor, noteAudit } from './storedBookings';
import type { Actor } from '../staff/actor';
import { change } from '../changes/change';
import type { MailKind } from '../mail/outbox';
import type { Reads } from '../db/schema';
import { freeSlot } from '../availability/slots';
import { failure } from '../http/failures';
import { promiseMail } from './promiseMail';
import type { Shop } from '../shop';

/** The customer hears of these. */
const MAIL_OF: Partial<Record<BookingStatus, MailKind>> = {
  confirmed: 'booking-confirmed',
  in_progress: 'booking-started',
  completed: 'booking-completed',
  cancelled: 'booking-cancelled',
};

/** Moves a booking along the dashboard's graph, with its history in the same transaction; a cancelled one frees its slot. */
export async function changeStatus(
  shop: Shop,
  id: string,
  { to, version }: TransitionRequest,
  by: Actor,
): Promise<Result<Booking>> {
  const now = shop.now();
  return change(shop, 'bookings', async (trx, changed) => {
    const before = await findBooking(trx, id);
    if (!before) return { ok: false, failure: failure('not-found') };
    if (before.version !== version) return { ok: false, failure: await stale(trx, before, by) };
    if (!canTransition(before.status, to)) {
      const message = `A booking that is ${statusText(before.status)} cannot become ${statusText(to)}`;
      return { ok: false, failure: { code: 'transition-refused', message } };
    }
    const after = await changeBooking(trx, before, { status: to }, now);
    if (!after) return { ok: false, failure: await stale(trx, before, by) };
    if (after.appointmentDate && !holdsSlot(to)) {
      await freeSlot(trx, after.appointmentDate, after.appointmentTime);
    }
    await noteAudit(trx, id, { from: before.status, to, by }, now);
    const mail = MAIL_OF[to];
    if (mail) await promiseMail(shop, trx, after, mail);
    changed(id);
    return { ok: true, value: after };
  });
}

/** What the booking is by now, and who made it so; `asker` learns whether that was themselves. */
export async function stale(trx: Reads, seen: Booking, asker?: Actor): Promise<Failure> {
  const { status, version } = (await findBooking(trx, seen.id)) ?? seen;
  const last = await lastActor(trx, seen.id);
  const isOwn = last !== null && last.staffId !== null && last.staffId === asker?.staffId;
  return {
    code: 'stale-version',
    message: `This booking was changed meanwhile: it is ${statusText(status)} now`,
    current: { status, version, changedBy: last?.name, ...(isOwn && { ownChange: true }) },
  };
}
