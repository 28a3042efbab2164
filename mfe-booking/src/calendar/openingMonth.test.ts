import { firstOpenMonth, isOver, lastMonth, weeksAfter } from './openingMonth';

const at = (instant: string) => new Date(instant);

test('the calendar opens at the present month in Nepal', () => {
  expect(firstOpenMonth(at('2026-11-23T04:15:00Z'))).toEqual({ year: 2026, month: 11 });
});

test('in the last hours of a month in UTC, Nepal is already in the next month', () => {
  expect(firstOpenMonth(at('2026-11-30T18:30:00Z'))).toEqual({ year: 2026, month: 12 });
});

test('a month without remaining open days is skipped', () => {
  // It is Saturday, October 31, 2026. October has no open day left, so November is the first open
  // month.
  expect(firstOpenMonth(at('2026-10-31T06:00:00Z'))).toEqual({ year: 2026, month: 11 });
});

test('the calendar never opens before January 2025', () => {
  expect(firstOpenMonth(at('2024-06-01T06:00:00Z'))).toEqual({ year: 2025, month: 1 });
});

test('the last month holds the last day that can be booked, a year ahead', () => {
  expect(lastMonth(at('2026-11-23T04:15:00Z'))).toEqual({ year: 2027, month: 11 });
});

describe('near the end of a month, the calendar also shows the next two weeks', () => {
  const NOVEMBER = { year: 2026, month: 11 };
  const days = (month: typeof NOVEMBER, instant: string) =>
    weeksAfter(month, at(instant))
      .flat()
      .filter((day) => day !== null);

  test('if fewer than five open days are left', () => {
    // From Wednesday, November 25, the open days are 25, 26, 27 and 30.
    const shown = days(NOVEMBER, '2026-11-25T04:15:00Z');
    expect([shown[0], shown.at(-1)]).toEqual(['2026-12-01', '2026-12-12']);
  });

  test('but not earlier, and not below another month', () => {
    expect(days(NOVEMBER, '2026-11-24T04:15:00Z')).toEqual([]);
    expect(days({ year: 2026, month: 10 }, '2026-11-25T04:15:00Z')).toEqual([]);
    expect(days({ year: 2026, month: 12 }, '2026-11-25T04:15:00Z')).toEqual([]);
  });
});

test('a month is over after its last day', () => {
  expect(isOver({ year: 2026, month: 10 }, at('2026-11-23T04:15:00Z'))).toBe(true);
  expect(isOver({ year: 2026, month: 11 }, at('2026-11-30T04:15:00Z'))).toBe(false);
});
