import fc from 'fast-check';
import {
  daysInMonth,
  firstDay,
  lastDay,
  monthGrid,
  monthLabel,
  nextMonth,
  openingMonth,
  previousMonth,
} from './monthGrid';
import { weekdayOf } from './shopClock';

const anyMonth = fc.record({
  year: fc.integer({ min: 2025, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('months of the calendar (section 4)', () => {
  test.each([
    [
      { year: 2025, month: 12 },
      { year: 2026, month: 1 },
    ],
    [
      { year: 2025, month: 1 },
      { year: 2025, month: 2 },
    ],
  ])('after %o comes %o, and before it the first again', (month, next) => {
    expect(nextMonth(month)).toEqual(next);
    expect(previousMonth(next)).toEqual(month);
  });

  test('the month after the previous month is the same month', () => {
    fc.assert(
      fc.property(anyMonth, (month) => expect(nextMonth(previousMonth(month))).toEqual(month)),
    );
  });

  test.each([
    ['2026-03-10T06:00:00Z', { year: 2026, month: 3 }],
    ['2025-12-31T18:15:00Z', { year: 2026, month: 1 }],
    ['2024-06-01T00:00:00Z', { year: 2025, month: 1 }],
  ])(
    'opened at %s it shows %o: the current month in Nepal, never before January 2025',
    (now, month) => {
      expect(openingMonth(new Date(now))).toEqual(month);
    },
  );

  test.each([
    [2026, 2, 28, 4],
    [2024, 2, 29, 5],
    [2026, 3, 31, 5],
    [2026, 8, 31, 6],
  ])('%i-%i has %i days in %i weeks', (year, month, days, weeks) => {
    expect(daysInMonth(year, month)).toBe(days);
    expect(monthGrid(year, month)).toHaveLength(weeks);
  });

  test('every day of a month appears once, in order, under its weekday', () => {
    fc.assert(
      fc.property(anyMonth, ({ year, month }) => {
        const weeks = monthGrid(year, month);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        weeks.forEach((week) =>
          week.forEach((day, column) => day && expect(weekdayOf(day)).toBe(column)),
        );
        const days = weeks.flat().filter((day) => day !== null);
        expect(days).toHaveLength(daysInMonth(year, month));
        expect(days).toEqual([...new Set(days)].sort());
        expect([days[0], days.at(-1)]).toEqual([
          firstDay({ year, month }),
          lastDay({ year, month }),
        ]);
      }),
    );
  });

  test('a month is formatted with its year', () => {
    expect(monthLabel({ year: 2025, month: 10 })).toBe('October 2025');
  });
});
