import fc from 'fast-check';
import {
  addDays,
  daysBetween,
  formatLongDate,
  formatSlotTime,
  shopTimeOfDay,
  slotMinutes,
  slotStartsAt,
  toShopDate,
  weekdayOf,
} from './shopClock';

describe('the shop keeps Nepal time, UTC+05:45', () => {
  test.each([
    ['2026-03-10T18:14:59.999Z', '2026-03-10', 1439],
    ['2026-03-10T18:15:00Z', '2026-03-11', 0],
    ['2025-12-31T18:15:00Z', '2026-01-01', 0],
    ['2026-03-11T00:00:00Z', '2026-03-11', 345],
  ])('at %s the day in Nepal is %s, minute %i', (instant, day, minute) => {
    expect(toShopDate(new Date(instant))).toBe(day);
    expect(shopTimeOfDay(new Date(instant))).toBe(minute);
  });

  test.each([
    ['2026-03-10', '9:00 AM', '2026-03-10T03:15:00.000Z'],
    ['2026-03-10', '12:00 PM', '2026-03-10T06:15:00.000Z'],
    ['2026-03-10', '12:30 AM', '2026-03-09T18:45:00.000Z'],
    ['2025-10-06', '5:30 PM', '2025-10-06T11:45:00.000Z'],
  ])('the slot of %s at %s begins at %s', (day, time, instant) => {
    expect(slotStartsAt(day, time).toISOString()).toBe(instant);
  });

  // ICU, the library behind `Intl`, has its own data about time zones. The shop's code does not use
  // it, so the test compares two independent results.
  test('the day agrees with the time zone database at any instant of this century', () => {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu' });
    const instants = fc.date({
      min: new Date('2001-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(fc.property(instants, (now) => toShopDate(now) === format.format(now)));
  });
});

describe('days of the calendar', () => {
  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['9999-12-31', 1, '9999-12-31'],
  ])('%s and %i days give %s', (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });

  test('adding and subtracting any number of days returns to the first day', () => {
    const day = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days));
    fc.assert(
      fc.property(day, fc.integer({ min: -5000, max: 5000 }), (start, days) => {
        const there = addDays(start, days);
        return addDays(there, -days) === start && daysBetween(start, there) === days;
      }),
    );
  });

  test.each([
    ['2025-10-06', 'Monday, October 6, 2025', 1],
    ['2026-01-01', 'Thursday, January 1, 2026', 4],
    ['2027-02-28', 'Sunday, February 28, 2027', 0],
  ])('%s is written %s (section 3)', (day, text, weekday) => {
    expect(formatLongDate(day)).toBe(text);
    expect(weekdayOf(day)).toBe(weekday);
  });

  test.each([
    [0, '12:00 AM'],
    [540, '9:00 AM'],
    [719, '11:59 AM'],
    [720, '12:00 PM'],
    [1050, '5:30 PM'],
  ])('minute %i of the day is written %s', (minutes, text) => {
    expect(formatSlotTime(minutes)).toBe(text);
    expect(slotMinutes(text)).toBe(minutes);
  });
});
