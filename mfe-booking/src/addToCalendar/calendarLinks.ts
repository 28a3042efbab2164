import type { CalendarEvent } from '@mcs-repairs/shared/domain/rules/appointmentEvent';

/**
 * Returns an address that opens Google Calendar with the event filled in. Its times are in UTC, so
 * the time zone of the visitor does not matter.
 */
export function googleCalendarUrl({
  title,
  details,
  location,
  startsAt,
  endsAt,
}: CalendarEvent): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${basicInstant(startsAt)}/${basicInstant(endsAt)}`,
    details,
    location,
    ctz: 'Asia/Kathmandu',
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** Formats an instant in the basic format of ISO 8601, without fractions: `20251006T051500Z`. */
function basicInstant(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}
