import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingDecision, Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import { closureOn } from '@mcs-repairs/shared/domain/rules/closures';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';
import { dayAvailability } from '@mcs-repairs/shared/domain/rules/availability';
import { daysFrom, nearestFreeSlots } from '@mcs-repairs/shared/domain/rules/freeSlots';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { bookedSlots, freeSlot, takeSlot } from './slots';
import { promiseMail } from '../promiseMail';
import { noteAudit } from '../bookingHistory';
import { changeBooking, holdBooking } from '../storedBookings';
import type { Trx } from '../../db';
import { dropUnsentMails } from '../../notifications';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';

/** If an appointment is lost, the server offers slots up to this many days before and after it. */
const BEFORE = 7;
const AFTER = 21;

const NOTES: Record<BookingDecision, string> = {
  move: 'Offered other times: the shop is closed at this time',
  keep: 'Kept, although the shop is closed at this time',
  cancel: 'Cancelled: the shop is closed at this time',
};

export type Circumstances = {
  schedule: Schedule;
  /** The owner's own text for the message to the customer. */
  message: string;
  by: Actor;
  now: Date;
};

/** Returns the owner's reason for a closed day. Empty for a day without appointment times. */
export function reasonOf({ closures }: Schedule, shopDate: ShopDate): string {
  const reason = closureOn(closures, shopDate)?.reason;
  return reason ? `Reason: ${reason}` : '';
}

/**
 * Applies the owner's decision to a booking that new opening hours affect. Returns the booking's
 * new version, or null if somebody changed it meanwhile.
 */
export async function settleBooking(
  shop: Shop,
  trx: Trx,
  seen: Pick<Booking, 'id' | 'version'>,
  decision: BookingDecision,
  { schedule, message, by, now }: Circumstances,
): Promise<number | null> {
  const before = await holdBooking(trx, shop.db.engine, seen.id);
  if (!before || before.version !== seen.version) return null;
  const status = decision === 'cancel' ? 'cancelled' : before.status;
  const after = decision === 'cancel' ? await changeBooking(trx, before, { status }, now) : before;
  if (!after) return null;
  const { appointmentDate, appointmentTime } = before;
  const told = [reasonOf(schedule, appointmentDate), message].filter(Boolean).join('\n');
  if (decision === 'cancel') {
    await freeSlot(trx, appointmentDate, appointmentTime);
    await dropUnsentMails(trx, before.id);
    await promiseMail(shop, trx, after, 'booking-closed', { message: told });
  }
  if (decision === 'move') {
    const offers = await offersFor(trx, schedule, before, now);
    await promiseMail(shop, trx, after, 'booking-displaced', { message: told, offers });
  }
  const entry = { from: before.status, to: status, by, note: NOTES[decision] };
  await noteAudit(trx, before.id, entry, now);
  return after.version;
}

/**
 * Undoes the owner's decision about a booking, unless somebody changed the booking since. A
 * cancelled booking gets its status and slot back if the slot is still free. The customer gets a
 * message that the appointment is valid again.
 */
export async function restoreBooking(
  shop: Shop,
  trx: Trx,
  decided: { id: string; decision: BookingDecision; from: Booking['status']; version: number },
  { schedule, by, now }: Omit<Circumstances, 'message'>,
): Promise<boolean> {
  const booking = await holdBooking(trx, shop.db.engine, decided.id);
  if (!booking || booking.version !== decided.version || decided.decision === 'keep') return false;
  const { appointmentDate, appointmentTime } = booking;
  let stands = booking;
  if (decided.decision === 'cancel') {
    if (booking.status !== 'cancelled') return false;
    if (!(await takeSlot(trx, appointmentDate, appointmentTime, schedule.capacity))) return false;
    const after = await changeBooking(trx, booking, { status: decided.from }, now);
    if (!after) return false;
    stands = after;
  }
  const unsaid = await dropUnsentMails(trx, booking.id, MAIL_OF[decided.decision]);
  // If the message about the closed day was never sent, the customer needs no message about the
  // undo.
  if (!unsaid) await promiseMail(shop, trx, stands, 'booking-stands');
  const entry = { from: booking.status, to: stands.status, by, note: 'The shop is open after all' };
  await noteAudit(trx, booking.id, entry, now);
  return true;
}

const MAIL_OF = { move: 'booking-displaced', cancel: 'booking-closed' } as const;

async function offersFor(trx: Trx, schedule: Schedule, booking: Booking, now: Date) {
  const { appointmentDate: shopDate, appointmentTime: time } = booking;
  const today = toShopDate(now);
  const earliest = addDays(shopDate, -BEFORE);
  const from = earliest < today ? today : earliest;
  const to = addDays(shopDate, AFTER);
  const booked = await bookedSlots(trx, from, to);
  const days = daysFrom(from, to).map((day) =>
    dayAvailability({ ...schedule, shopDate: day, now, booked: booked.get(day) }),
  );
  return nearestFreeSlots(days, { shopDate, time });
}
