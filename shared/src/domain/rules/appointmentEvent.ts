import { SLOT_MINUTES } from '../catalogue/schedule';
import type { BookingReceipt } from '../types/booking';
import type { ShopProfile } from '../types/shopProfile';
import { slotStartsAt } from './shopClock';

/** What a calendar file contains about an appointment. */
export type CalendarEvent = {
  title: string;
  details: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
};

type Appointment = Pick<
  BookingReceipt,
  'reference' | 'device' | 'service' | 'duration' | 'appointmentDate' | 'appointmentTime'
>;

/**
 * If a repair takes longer than this many minutes, the customer leaves the device in the shop and
 * does not wait.
 */
const LONGEST_WAIT_MINUTES = 5 * 60;

export function appointmentEvent(
  appointment: Appointment,
  shop: Pick<ShopProfile, 'name' | 'address' | 'phone'>,
): CalendarEvent {
  const startsAt = slotStartsAt(appointment.appointmentDate, appointment.appointmentTime);
  return {
    title: `${appointment.service}: ${appointment.device} at ${shop.name}`,
    details: `Order ${appointment.reference}\n${appointment.device}, ${appointment.service}\nDuration: ${appointment.duration}\nWalk-In Service\nQuestions: ${shop.phone}`,
    location: `${shop.name}, ${shop.address}`,
    startsAt,
    endsAt: new Date(startsAt.getTime() + eventMinutes(appointment.duration) * 60_000),
  };
}

/**
 * Returns the length of a calendar event in minutes. If the customer can wait, it is the longest
 * working time of the repair. Otherwise, it is the length of one slot, in which the customer brings
 * the device.
 */
export function eventMinutes(duration: string): number {
  const [, most, unit] = /(?<!\d)(\d{1,4}) (minutes|hours)/.exec(duration) ?? [];
  const minutes = Number(most ?? 0) * (unit === 'hours' ? 60 : 1);
  return minutes > 0 && minutes <= LONGEST_WAIT_MINUTES ? minutes : SLOT_MINUTES;
}
