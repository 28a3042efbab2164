import { createEvent } from 'ics';
import type { BookingStatus } from '../types/booking';
import type { CalendarEvent } from './appointmentEvent';
import { oneLine, plainLines } from './oneLine';

export type IcsOptions = {
  /**
   * The id of the calendar event. It never changes, so that a calendar updates the event when the
   * appointment changes.
   */
  uid: string;
  /** The number of changes of the appointment so far, starting with 0. */
  sequence: number;
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** A pending appointment is tentative, until the shop confirms it (RFC 5545, 3.8.1.11). */
  status?: BookingStatus | undefined;
  /** When the file is created. */
  now: Date;
  organizer?: { name: string; email: string };
};

/**
 * Returns an appointment as an iCalendar file (RFC 5545) with UTC times. Pages must import this
 * module only when they need it, because it loads a library.
 */
export function appointmentIcs(event: CalendarEvent, options: IcsOptions): string {
  const { error, value } = createEvent({
    productId: 'repair-shop/appointments',
    method: options.method ?? 'PUBLISH',
    uid: oneLine(options.uid),
    sequence: options.sequence,
    title: oneLine(event.title),
    description: plainLines(event.details),
    location: oneLine(event.location),
    start: event.startsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: event.endsAt.getTime(),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: eventStatus(options),
    organizer: options.organizer && {
      name: oneLine(options.organizer.name),
      email: oneLine(options.organizer.email),
    },
  });
  if (!value) throw error ?? new Error('The calendar file could not be made');
  // The library writes the system time, and breaks lines after a number of characters. The caller's
  // time replaces it. RFC 5545, 3.1 counts bytes, so lines are broken again.
  const stamped = value.replace(/^DTSTAMP:.*$/m, `DTSTAMP:${basicInstant(options.now)}`);
  return stamped.split('\r\n').map(foldOctets).join('\r\n');
}

function eventStatus({ method, status }: IcsOptions) {
  if (method === 'CANCEL' || status === 'cancelled') return 'CANCELLED';
  return status === 'pending' ? 'TENTATIVE' : 'CONFIRMED';
}

const MAX_LINE_OCTETS = 75;

function foldOctets(line: string): string {
  const folded: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const length = new TextEncoder().encode(character).length;
    if (octets + length > MAX_LINE_OCTETS) {
      folded.push(' ');
      octets = 1;
    }
    folded[folded.length - 1] += character;
    octets += length;
  }
  return folded.join('\r\n');
}

function basicInstant(instant: Date): string {
  return instant.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');
}
