import { checkAppointment } from '@mcs-repairs/shared/domain/rules/checkAppointment';
import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import type { Pickup, StaffMove } from '@mcs-repairs/shared/domain/types/bench';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { slotMinutes } from '@mcs-repairs/shared/domain/rules/shopClock';
import { toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { nearestFree } from '../openingHours/availability';
import { freeSlot, takeSlot } from '../openingHours/slots';
import { changeSeen, refused } from '../changeSeen';
import { promiseMail } from '../promiseMail';
import { changeBooking, noteAudit } from '../storedBookings';
import { holdSchedule } from '../openingHours/currentSchedule';
import { dropUnsentMails } from '../../notifications/email/outbox';
import { keepPlace, rideOf } from '../pickups/storedPickups';
import type { Shop } from '../shop';
import type { Actor } from '../../auth/staff/actor';

const NOT_OPEN = 'Only what is still ahead can be given another time.';
const FETCHED = 'A rider has this device already, so nobody is to bring it at another time.';

/** A device is brought to the shop or fetched: what is set last takes the other one away. */
const NO_PICKUP = { pickup_date: null, pickup_from: null, pickup_to: null };
const NO_APPOINTMENT = { appointmentDate: '', appointmentTime: '' };

/** What is mailed about a time at the shop. */
const OF_APPOINTMENT = ['booking-moved', 'reminder-day', 'reminder-hours'] as const;

/**
 * Another time for an appointment, or the first of a request, which is an appointment then: by the customers' own guard of
 * slots. No rider comes any more.
 */
export async function moveBooking(
  shop: Shop,
  id: string,
  { version, ...to }: StaffMove,
  by: Actor,
): Promise<Result<Booking>> {
  const outcome = await changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    if (!isAwaited(before)) return refused(NOT_OPEN);
    const isSame =
      before.appointmentDate === to.appointmentDate &&
      before.appointmentTime === to.appointmentTime;
    if (isSame) return { ok: true, value: before };
    if ((await rideOf(trx, before))?.whereabouts === 'collected') return refused(FETCHED);
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
    const marks = { kind: 'appointment' as const, ...NO_PICKUP };
    const after = await changeBooking(trx, before, { ...to, marks }, now);
    if (!after) return null;
    const note = `Moved from ${timeBefore(before)}`;
    await noteAudit(trx, id, { from: before.status, to: before.status, by, note }, now);
    await dropUnsentMails(trx, id, 'booking-moved');
    await dropUnsentMails(trx, id, 'booking-pickup');
    await promiseMail(shop, trx, after, 'booking-moved', undefined, UNDO_MS);
    return { ok: true, value: after };
  });
  if (outcome.ok || outcome.failure.code !== 'slot-taken') return outcome;
  const alternatives = await nearestFree(shop, to);
  return { ok: false, failure: { ...outcome.failure, alternatives } };
}

/** When the rider comes for the device of a request. A time at the shop becomes free again. */
export async function setPickup(
  shop: Shop,
  id: string,
  { version, pickupDate, pickupFrom, pickupTo, place }: Pickup,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    if (!isAwaited(before)) return refused(NOT_OPEN);
    if (pickupDate < toShopDate(now)) return wrong('pickupDate', 'This day has passed');
    if (slotMinutes(pickupTo) <= slotMinutes(pickupFrom)) {
      return wrong('pickupTo', 'The window must end after it begins');
    }
    const window = { pickup_date: pickupDate, pickup_from: pickupFrom, pickup_to: pickupTo };
    const wasAppointment = before.appointmentDate !== '';
    if (wasAppointment) await freeSlot(trx, before.appointmentDate, before.appointmentTime);
    const change = wasAppointment
      ? { ...NO_APPOINTMENT, marks: { ...window, kind: 'request' as const, held_until: null } }
      : { marks: window };
    const after = await changeBooking(trx, before, change, now);
    if (!after) return null;
    if (place) await keepPlace(trx, id, place);
    const instead = wasAppointment ? ` instead of ${timeBefore(before)}` : '';
    const note = `Pickup on ${formatLongDate(pickupDate)}, ${pickupFrom} to ${pickupTo}${instead}`;
    await noteAudit(trx, id, { from: before.status, to: before.status, by, note }, now);
    for (const kind of ['booking-pickup', ...OF_APPOINTMENT] as const) {
      await dropUnsentMails(trx, id, kind);
    }
    await promiseMail(shop, trx, after, 'booking-pickup', undefined, UNDO_MS);
    return { ok: true, value: after };
  });
}

/** As the history says it. */
function timeBefore({ appointmentDate, appointmentTime, pickupDate }: Booking): string {
  if (appointmentDate) return `${formatLongDate(appointmentDate)}, ${appointmentTime}`;
  return pickupDate ? `the pickup on ${formatLongDate(pickupDate)}` : 'no time';
}

const wrong = (field: string, message: string): Result<never> => ({
  ok: false,
  failure: { code: 'invalid', message, fields: { [field]: message } },
});
