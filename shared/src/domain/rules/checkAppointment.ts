import type { ShopDate, SlotTime } from '../types/time';
import { dayReasonText } from './bookableDay';
import { dayAvailability, type AvailabilityQuestion } from './dayAvailability';
import { slotReasonText } from './slots';

export type AppointmentCheck =
  | { ok: true }
  | {
      ok: false;
      code: 'day-not-bookable' | 'slot-not-bookable' | 'slot-taken';
      message: string;
      field: 'appointmentDate' | 'appointmentTime';
    };

/**
 * Whether an appointment is possible at a day and time. Screens, the browser store and the server
 * use this check.
 */
export function checkAppointment(
  wanted: { appointmentDate: ShopDate; appointmentTime: SlotTime },
  circumstances: Omit<AvailabilityQuestion, 'shopDate'>,
): AppointmentCheck {
  const day = dayAvailability({ ...circumstances, shopDate: wanted.appointmentDate });
  if (!day.bookable) {
    const message = dayReasonText(day.reason ?? 'past', day.holiday);
    return { ok: false, code: 'day-not-bookable', field: 'appointmentDate', message };
  }
  const slot = day.slots.find(({ time }) => time === wanted.appointmentTime);
  if (slot?.available) return { ok: true };
  const message = slot?.reason
    ? slotReasonText(slot.reason)
    : 'There is no appointment at this time';
  const code = slot?.reason === 'taken' ? 'slot-taken' : 'slot-not-bookable';
  return { ok: false, code, field: 'appointmentTime', message };
}
