import fc from 'fast-check';
import { HOLIDAYS } from '../catalogue/holidays';
import { dayReasonText, dayStatus } from './bookableDay';
import { addDays, toShopDate, weekdayOf } from './shopClock';

/** Tuesday, 10 March 2026, noon in Nepal. */
const now = new Date('2026-03-10T06:15:00Z');

describe('which days take appointments (section 5)', () => {
  test.each([
    ['2026-03-09', 'past'],
    ['2026-03-14', 'saturday'],
    ['2026-03-15', 'sunday'],
    ['2026-03-18', 'holiday'],
    ['2027-03-11', 'too-far'],
  ])('%s takes none: %s', (shopDate, reason) => {
    expect(dayStatus({ shopDate, now })).toMatchObject({ bookable: false, reason });
  });

  test.each(['2026-03-10', '2026-03-11', '2026-03-13', '2026-03-16', '2027-03-10'])(
    '%s takes appointments',
    (shopDate) => {
      expect(dayStatus({ shopDate, now })).toEqual({ bookable: true });
    },
  );

  test('today is still bookable a minute before midnight in Nepal and past a minute after', () => {
    const shopDate = '2026-03-10';
    expect(dayStatus({ shopDate, now: new Date('2026-03-10T18:14:00Z') }).bookable).toBe(true);
    expect(dayStatus({ shopDate, now: new Date('2026-03-10T18:15:00Z') })).toMatchObject({
      reason: 'past',
    });
  });

  test('every holiday of the calendar is named while it lies ahead', () => {
    for (const { shopDate, name } of HOLIDAYS) {
      const eve = new Date(`${addDays(shopDate, -1)}T06:00:00Z`);
      expect(dayStatus({ shopDate, now: eve })).toEqual({
        bookable: false,
        reason: 'holiday',
        holiday: name,
      });
    }
  });

  test('the bookable weekdays are data: a shop that opens its desk on Sundays takes Sunday appointments', () => {
    expect(dayStatus({ shopDate: '2026-03-15', now, bookableWeekdays: [0] })).toEqual({
      bookable: true,
    });
    expect(dayStatus({ shopDate: '2026-03-16', now, bookableWeekdays: [0] })).toMatchObject({
      reason: 'holiday',
      holiday: 'No appointments on Mondays',
    });
  });

  test('whatever the day, a bookable one is never past, a weekend, a holiday or over a year ahead', () => {
    const holidays = new Set(HOLIDAYS.map(({ shopDate }) => shopDate));
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 800 }), (days) => {
        const shopDate = addDays(toShopDate(now), days);
        const weekend = [0, 6].includes(weekdayOf(shopDate));
        const expected = days >= 0 && days <= 365 && !weekend && !holidays.has(shopDate);
        return dayStatus({ shopDate, now }).bookable === expected;
      }),
    );
  });
});

test('choosing a holiday warns that it is a holiday in Nepal (section 5)', () => {
  expect(dayReasonText('holiday', 'Ghode Jatra')).toBe('Ghode Jatra is a holiday in Nepal');
  expect(dayReasonText('sunday')).toContain('walk-ins are welcome');
});
