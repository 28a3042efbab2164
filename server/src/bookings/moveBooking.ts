import { refuseAppointment } from '@mcs-repairs/shared/domain/rules/availability';
import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import type { StaffMove } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { freeSlot, takeSlot } from './openingHours/slots';
import { changeSeen, refusedChange } from './changeSeen';
import { promiseMail } from './promiseMail';
import { noteHistory } from './bookingHistory';
import { changeBooking } from './storedBookings';
import { holdSchedule } from './openingHours/currentSchedule';
import { dropUnsentMails } from '../notifications';
import { pickupOf } from './pickups/storedPickups';
import type { Shop } from './shop';
import type { Actor } from '../auth';

export const NOT_OPEN = 'You can reschedule only upcoming bookings.';
const FETCHED = 'A rider already has this device, so it cannot get another appointment.';

/**
 * The columns that cancel a pickup. A booking has either an appointment or a pickup, so setting an
 * appointment removes the pickup (see `setPickup`).
 */
const NO_PICKUP = { pickup_date: null, pickup_from: null, pickup_to: null };

/**
 * Reschedules an appointment, or gives a booking without an appointment its first one. The same
 * rules for slots apply as for customers. If the booking has a pickup, the pickup is cancelled.
 */
export async function moveBooking(
  shop: Shop,
  id: string,
  { version, ...to }: StaffMove,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    if (!isAwaited(before)) return refusedChange(NOT_OPEN);
    const isSame =
      before.appointmentDate === to.appointmentDate &&
      before.appointmentTime === to.appointmentTime;
    if (isSame) return { ok: true, value: before };
    if ((await pickupOf(trx, before))?.whereabouts === 'collected') return refusedChange(FETCHED);
    const { schedule } = await holdSchedule(shop, trx);
    const failure = refuseAppointment(to, { ...schedule, now });
    if (failure) return { ok: false, failure };
    if (before.appointmentDate) {
      await freeSlot(trx, before.appointmentDate, before.appointmentTime);
    }
    if (!(await takeSlot(trx, to.appointmentDate, to.appointmentTime, schedule.capacity))) {
      const message = 'This time has just been taken. Please choose another one.';
      return { ok: false, failure: { code: 'slot-taken', message } };
    }
    const marks = { kind: 'appointment' as const, ...NO_PICKUP };
    const after = await changeBooking(trx, before, { ...to, marks }, now);
    if (!after) return null;
    const note = `Moved from ${timeBefore(before)}`;
    await noteHistory(trx, before, { by, note }, now);
    await dropUnsentMails(trx, id, 'booking-moved');
    await dropUnsentMails(trx, id, 'booking-pickup');
    await promiseMail(shop, trx, after, 'booking-moved', { heldMs: UNDO_MS });
    return { ok: true, value: after };
  });
}

/** Returns the earlier appointment or pickup as text, for the booking's history. */
export function timeBefore({ appointmentDate, appointmentTime, pickupDate }: Booking): string {
  if (appointmentDate) return `${formatLongDate(appointmentDate)}, ${appointmentTime}`;
  return pickupDate ? `the pickup on ${formatLongDate(pickupDate)}` : 'no time';
}
