import { createEvent } from 'ics';
import type { CalendarEvent } from './appointmentEvent';
import { oneLine, plainLines } from './oneLine';

export type IcsOptions = {
  /** The id stays the same through all changes of one appointment. */
  uid: string;
  /** 0 at first; each change adds 1. */
  sequence: number;
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** The time at which the file is created. */
  now: Date;
  organizer?: { name: string; email: string };
};

/**
 * Writes an appointment as an iCalendar file (RFC 5545): UTC times, escaped, folded. Import this
 * module lazily in the browser.
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
    status: options.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED',
    organizer: options.organizer && {
      name: oneLine(options.organizer.name),
      email: oneLine(options.organizer.email),
    },
  });
  if (!value) throw error ?? new Error('The calendar file could not be made');
  // The library writes the machine's clock into the file, and folds lines by characters. RFC 5545,
  // 3.1 counts octets.
  const stamped = value.replace(/^DTSTAMP:.*$/m, `DTSTAMP:${basicInstant(options.now)}`);
  return stamped.split('\r\n').map(foldOctets).join('\r\n');
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
