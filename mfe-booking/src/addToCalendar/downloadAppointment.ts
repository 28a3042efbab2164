import type { CalendarEvent } from '@mcs-repairs/shared/domain/rules/appointmentEvent';
import { appointmentIcs } from '@mcs-repairs/shared/domain/rules/ics';
import type { ShopProfile } from '@mcs-repairs/shared/domain/types/shopProfile';
import { download } from '@mcs-repairs/shared/ui/download';
import type { Appointment } from './appointment';

/** Downloads the appointment as a file that every calendar can import. */
export function downloadAppointment(
  event: CalendarEvent,
  { reference, status }: Appointment,
  shop: Pick<ShopProfile, 'name' | 'email'>,
): void {
  const text = appointmentIcs(event, {
    uid: `${reference}@${shop.email.split('@')[1] ?? 'repairs'}`,
    // Calendars ignore a file with a lower sequence than the stored event. Emails about changes
    // have a higher sequence, so this file never overwrites such a change.
    sequence: 0,
    status,
    now: new Date(),
    organizer: { name: shop.name, email: shop.email },
  });
  download(`appointment-${reference}.ics`, 'text/calendar;charset=utf-8', text);
}
