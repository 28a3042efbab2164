import { isAwaited } from '@mcs-repairs/shared/domain/rules/repairStage';
import {
  formatLongDate,
  slotMinutes,
  toShopDate,
} from '@mcs-repairs/shared/domain/rules/shopClock';
import { parsePin } from '@mcs-repairs/shared/domain/types/mapPin';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import type { Pickup } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { Actor } from '../../auth';
import { dropUnsentMails } from '../../notifications';
import { changeSeen, refusedChange } from '../changeSeen';
import { NOT_OPEN, timeBefore } from '../moveBooking';
import { freeSlot } from '../openingHours/slots';
import { promiseMail } from '../promiseMail';
import type { Shop } from '../shop';
import { noteHistory } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import { keepPlace } from './storedPickups';

/**
 * The fields that remove an appointment. A booking has either an appointment or a pickup, so
 * setting a pickup removes the appointment (see `moveBooking`).
 */
const NO_APPOINTMENT = { appointmentDate: '', appointmentTime: '' };

/**
 * Messages about an appointment at the shop. When a booking gets a pickup, they are no longer
 * correct.
 */
const OF_APPOINTMENT = ['booking-moved', 'reminder-day', 'reminder-hours'] as const;

/**
 * Sets when the rider picks up a device. If the booking has an appointment at the shop, it is
 * cancelled and its slot is freed.
 */
export async function setPickup(
  shop: Shop,
  id: string,
  { version, pickupDate, pickupFrom, pickupTo, place }: Pickup,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    if (!isAwaited(before)) return refusedChange(NOT_OPEN);
    if (pickupDate < toShopDate(now)) return wrong('pickupDate', 'This day has passed');
    if (slotMinutes(pickupTo) <= slotMinutes(pickupFrom)) {
      return wrong('pickupTo', 'The end of the time window must be after its beginning');
    }
    const window = { pickup_date: pickupDate, pickup_from: pickupFrom, pickup_to: pickupTo };
    const wasAppointment = before.appointmentDate !== '';
    if (wasAppointment) await freeSlot(trx, before.appointmentDate, before.appointmentTime);
    const change = wasAppointment
      ? { ...NO_APPOINTMENT, marks: { ...window, kind: 'request' as const, held_until: null } }
      : { marks: window };
    const after = await changeBooking(trx, before, change, now);
    if (!after) return null;
    if (place) await keepPlace(trx, id, place, parsePin(place.pin));
    const instead = wasAppointment ? ` instead of ${timeBefore(before)}` : '';
    const note = `Pickup on ${formatLongDate(pickupDate)}, ${pickupFrom} to ${pickupTo}${instead}`;
    await noteHistory(trx, before, { by, note }, now);
    for (const kind of ['booking-pickup', ...OF_APPOINTMENT] as const) {
      await dropUnsentMails(trx, id, kind);
    }
    await promiseMail(shop, trx, after, 'booking-pickup', { heldMs: UNDO_MS });
    return { ok: true, value: after };
  });
}

const wrong = (field: string, message: string): Result<never> => ({
  ok: false,
  failure: { code: 'invalid', message, fields: { [field]: message } },
});
