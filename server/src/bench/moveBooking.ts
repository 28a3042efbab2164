import { checkAppointment } from 'shared/domain/rules/checkAppointment';
import { formatLongDate } from 'shared/domain/rules/shopClock';
import { UNDO_MS } from 'shared/domain/rules/undo';
import type { Pickup, StaffMove } from 'shared/domain/types/bench';
import type { Booking } from 'shared/domain/types/booking';
import type { Result } from 'shared/domain/types/failure';
import { slotMinutes } from 'shared/domain/rules/shopClock';
import { toShopDate } from 'shared/domain/rules/shopClock';
import { nearestFree } from '../availability/availability';
import { freeSlot, takeSlot } from '../availability/slots';
import { changeSeen, refused } from '../bookings/changeSeen';
import { promiseMail } from '../bookings/promiseMail';
import { changeBooking, noteAudit } from '../bookings/storedBookings';
import { holdSchedule } from '../hours/currentSchedule';
import { dropUnsentMails } from '../mail/outbox';
import { keepPlace } from '../pickups/storedPickups';
import type { Shop } from '../shop';
import type { Actor } from '../staff/actor';

const isOpen = ({ status }: Booking) => status === 'pending' || status === 'confirmed';
const NOT_OPEN = 'Only what is still ahead can be given another time.';

/** Another time for an appointment, or the first of a request, which is an appointment then: by the customers' own guard of slots. */
export async function moveBooking(
  shop: Shop,
  id: string,
  { version, ...to }: StaffMove,
  by: Actor,
): Promise<Result<Booking>> {
  const outcome = await changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    if (!isOpen(before)) return refused(NOT_OPEN);
    const isSame =
      before.appointmentDate === to.appointmentDate &&
      before.appointmentTime === to.appointmentTime;
    if (isSame) return { ok: true, value: before };
    const { schedule } = await holdSchedule(shop, trx);
    const check = checkAppointment(to, { ...schedule, now });
    if (!check.ok) {
      const { code, message, field } = check;
      return { ok: false, failure: { code, message, fields: { [field]: message } } };
    }
    if (before.appointmentDate) {
      await freeSlot(trx, before.appointmentDate, before.appointmentTime);
    }
    if (!(await takeSlot(trx, to.appointmentDate, to.appointmentTime, schedule.capacity))) {
      const message = 'This time has just been taken. Please choose another one.';
      return { ok: false, failure: { code: 'slot-taken', message } };
    }
    const marks = { kind: 'appointment' as const };
    const after = await changeBooking(trx, before, { ...to, marks }, now);
    if (!after) return null;
    const note = before.appointmentDate
      ? `Moved from ${formatLongDate(before.appointmentDate)}, ${before.appointmentTime}`
      : 'Moved from no time';
    await noteAudit(trx, id, { from: before.status, to: before.status, by, note }, now);
    await dropUnsentMails(trx, id, 'booking-moved');
    await promiseMail(shop, trx, after, 'booking-moved', undefined, UNDO_MS);
    return { ok: true, value: after };
  });
  if (outcome.ok || outcome.failure.code !== 'slot-taken') return outcome;
  const alternatives = await nearestFree(shop, to);
  return { ok: false, failure: { ...outcome.failure, alternatives } };
}

/** When the rider comes for the device of a request. */
export async function setPickup(
  shop: Shop,
  id: string,
  { version, pickupDate, pickupFrom, pickupTo, place }: Pickup,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    if (!isOpen(before)) return refused(NOT_OPEN);
    if (pickupDate < toShopDate(now)) return wrong('pickupDate', 'This day has passed');
    if (slotMinutes(pickupTo) <= slotMinutes(pickupFrom)) {
      return wrong('pickupTo', 'The window must end after it begins');
    }
    const marks = { pickup_date: pickupDate, pickup_from: pickupFrom, pickup_to: pickupTo };
    const after = await changeBooking(trx, before, { marks }, now);
    if (!after) return null;
    if (place) await keepPlace(trx, id, place);
    const note = `Pickup on ${formatLongDate(pickupDate)}, ${pickupFrom} to ${pickupTo}`;
    await noteAudit(trx, id, { from: before.status, to: before.status, by, note }, now);
    await dropUnsentMails(trx, id, 'booking-pickup');
    await promiseMail(shop, trx, after, 'booking-pickup', undefined, UNDO_MS);
    return { ok: true, value: after };
  });
}

const wrong = (field: string, message: string): Result<never> => ({
  ok: false,
  failure: { code: 'invalid', message, fields: { [field]: message } },
});
