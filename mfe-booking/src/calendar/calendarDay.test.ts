import { dayAvailability } from '@mcs-repairs/shared/domain/rules/availability';
import { SLOT_TIMES } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { calendarDay, dayLabel, refusalText } from './calendarDay';

const NOW = new Date('2026-11-23T04:15:00.000Z');
const label = (shopDate: string, known?: Parameters<typeof calendarDay>[1]) =>
  dayLabel(calendarDay(shopDate, known, NOW));

// Specification, section 5: customers cannot book a past day, a Sunday or a holiday.
test.each([
  ['2026-11-22', 'Sunday, November 22, 2026. This day has passed'],
  ['2026-11-29', 'Sunday, November 29, 2026. No appointments on Sundays, walk-ins are welcome'],
  ['2026-11-28', 'Saturday, November 28, 2026. Closed on Saturdays'],
  ['2026-12-25', 'Friday, December 25, 2026. Christmas Day is a holiday in Nepal'],
  ['2027-12-01', 'Wednesday, December 1, 2027. Appointments are not open this far ahead yet'],
])('%s cannot be chosen: %s', (shopDate, text) => {
  expect(calendarDay(shopDate, undefined, NOW).selectable).toBe(false);
  expect(label(shopDate)).toBe(text);
});

test('an open day is labelled with its full date, and then with its number of free times', () => {
  const known = dayAvailability({ shopDate: '2026-11-24', now: NOW });
  expect(label('2026-11-24')).toBe('Tuesday, November 24, 2026');
  expect(label('2026-11-24', known)).toBe('Tuesday, November 24, 2026. 12 free times');
});

test('a fully booked day cannot be chosen', () => {
  const booked = Object.fromEntries(SLOT_TIMES.map((time) => [time, 1]));
  const known = dayAvailability({ shopDate: '2026-11-24', now: NOW, booked });
  expect(calendarDay('2026-11-24', known, NOW).selectable).toBe(false);
  expect(label('2026-11-24', known)).toBe(
    'Tuesday, November 24, 2026. Every time on this day is taken',
  );
});

test('choosing a holiday warns that it is a holiday in Nepal', () => {
  expect(refusalText(calendarDay('2026-12-25', undefined, NOW))).toBe(
    'Friday, December 25, 2026: Christmas Day is a holiday in Nepal. Please choose another day.',
  );
});
