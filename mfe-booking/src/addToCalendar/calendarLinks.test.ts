import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { appointmentEvent, eventMinutes } from '@mcs-repairs/shared/domain/rules/appointmentEvent';
import { googleCalendarUrl } from './calendarLinks';
import { appointmentIcs } from '@mcs-repairs/shared/domain/rules/ics';

const event = appointmentEvent(
  {
    reference: '12471',
    device: 'iPhone 16 Pro Max',
    service: 'Screen/LCD Replacement',
    duration: '45-120 minutes',
    appointmentDate: '2025-10-06',
    appointmentTime: '11:00 AM',
  },
  DEFAULT_SHOP_PROFILE,
);
const now = new Date('2025-10-01T06:00:00.123Z');

describe('an appointment in a calendar', () => {
  test('begins at its slot in Nepal time and blocks the longest time on the bench', () => {
    expect(event.startsAt.toISOString()).toBe('2025-10-06T05:15:00.000Z');
    expect(event.endsAt.toISOString()).toBe('2025-10-06T07:15:00.000Z');
  });

  test.each([
    ['45-120 minutes', 120],
    ['3-5 hours', 300],
    ['4-6 hours', 30],
    ['24-48 hours', 30],
    ['2-3 days', 30],
    ['', 30],
  ])(
    'a repair of %s blocks %i minutes: one waits, or drops the device off',
    (duration, minutes) => {
      expect(eventMinutes(duration)).toBe(minutes);
    },
  );

  test('the Google Calendar link carries title, UTC times, details and place', () => {
    const url = new URL(googleCalendarUrl(event));
    expect(url.origin + url.pathname).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      action: 'TEMPLATE',
      text: 'Screen/LCD Replacement: iPhone 16 Pro Max at MCS Repairs',
      dates: '20251006T051500Z/20251006T071500Z',
      location: 'MCS Repairs, Putalisadak, Kathmandu, Nepal',
    });
  });
});

describe('an appointment as iCalendar file (RFC 5545)', () => {
  const ics = appointmentIcs(event, { uid: 'b1@repairs.example', sequence: 2, now });
  const unfolded = ics.replace(/\r\n[ \t]/g, '');

  test.each([
    'UID:b1@repairs.example',
    'SEQUENCE:2',
    'METHOD:PUBLISH',
    'DTSTAMP:20251001T060000Z',
    'DTSTART:20251006T051500Z',
    'DTEND:20251006T071500Z',
    'STATUS:CONFIRMED',
    'LOCATION:MCS Repairs\\, Putalisadak\\, Kathmandu\\, Nepal',
  ])('says %s', (line) => {
    expect(unfolded.split('\r\n')).toContain(line);
  });

  test('lines are at most 75 octets and end with CRLF', () => {
    const wide = appointmentIcs(
      { ...event, details: 'मोबाइल मर्मत; '.repeat(20) },
      { uid: 'x', sequence: 0, now },
    );
    const lines = wide.split('\r\n');
    expect(lines.join('\n')).not.toContain('\r');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  });

  test('semicolons and backslashes are escaped, and a line break starts no new field', () => {
    const hostile = appointmentIcs(
      { ...event, title: 'a;b\\c\nEND:VEVENT' },
      { uid: 'x', sequence: 0, now },
    );
    const lines = hostile.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1);
    expect(lines).toContain('SUMMARY:a\\;b\\\\c END:VEVENT');
  });

  test.each(['\r', '\n', '\r\n', '\u2028', '\u0085', '\u000b', '\u202e'])(
    '%j in typed text starts no new line and does not change the text direction',
    (character) => {
      const text = `a${character}BEGIN:VALARM`;
      const typed = { ...event, title: text, details: text, location: text };
      const ics = appointmentIcs(typed, {
        uid: text,
        sequence: 0,
        now,
        organizer: { name: text, email: 'shop@example.com' },
      });
      const lines = ics.replace(/\r\n[ \t]/g, '').split(/\r\n/);
      expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e]/u);
      expect(lines.filter((line) => line.startsWith('BEGIN:VALARM'))).toEqual([]);
    },
  );

  test.each([
    ['pending', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED'],
    ['in_progress', 'CONFIRMED'],
    ['completed', 'CONFIRMED'],
    ['cancelled', 'CANCELLED'],
  ] as const)('the event of a booking that is %s is %s', (status, expected) => {
    const options = { uid: 'b1@repairs.example', sequence: 0, now, status };
    expect(appointmentIcs(event, options)).toContain(`\r\nSTATUS:${expected}\r\n`);
  });

  test('a cancelled appointment removes the same event', () => {
    const cancelled = appointmentIcs(event, {
      uid: 'b1@repairs.example',
      sequence: 3,
      method: 'CANCEL',
      now,
    });
    expect(cancelled).toContain('METHOD:CANCEL\r\n');
    expect(cancelled).toContain('STATUS:CANCELLED\r\n');
  });
});
