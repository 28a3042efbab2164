import fc from 'fast-check';
import { HOLIDAYS } from '../catalogue/holidays';
import { SLOT_TIMES } from '../catalogue/schedule';
import {
  refuseAppointment,
  dayAvailability,
  dayReasonText,
  dayStatus,
  slotsOfDay,
} from './availability';
import { daysAround, daysFrom, firstFreeSlots, nearestFreeSlots } from './freeSlots';
import { addDays, slotStartsAt, toShopDate, weekdayOf } from './shopClock';

/** Noon in Nepal on Tuesday, 10 March 2026. */
const now = new Date('2026-03-10T06:15:00Z');
const tomorrow = '2026-03-11';
const counts = fc.dictionary(fc.constantFrom(...SLOT_TIMES), fc.nat({ max: 4 }));

describe('days with appointments (section 5)', () => {
  test.each([
    ['2026-03-09', 'past'],
    ['2026-03-14', 'saturday'],
    ['2026-03-15', 'sunday'],
    ['2026-03-18', 'holiday'],
    ['2027-03-11', 'too-far'],
  ])('%s has none: %s', (shopDate, reason) => {
    expect(dayStatus({ shopDate, now })).toMatchObject({ bookable: false, reason });
  });

  test.each(['2026-03-10', '2026-03-11', '2026-03-13', '2026-03-16', '2027-03-10'])(
    '%s has appointments',
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

describe('slots of a day (section 9)', () => {
  test('a fresh future day has 18 slots, of which the 6 at positions 0, 3, 6, ... are kept for walk-ins', () => {
    const slots = slotsOfDay({ shopDate: tomorrow, now });
    expect(slots).toHaveLength(18);
    expect(slots.filter(({ available }) => available)).toHaveLength(12);
    expect(slots.filter(({ reason }) => reason === 'walk-in').map(({ time }) => time)).toEqual([
      '9:00 AM',
      '10:30 AM',
      '12:00 PM',
      '1:30 PM',
      '3:00 PM',
      '4:30 PM',
    ]);
  });

  test('a slot is past from the moment at which it begins', () => {
    const at = (instant: string) =>
      slotsOfDay({ shopDate: '2026-03-10', now: new Date(instant) }).find(
        ({ time }) => time === '12:30 PM',
      );
    expect(at('2026-03-10T06:44:59.999Z')).toEqual({ time: '12:30 PM', available: true });
    expect(at('2026-03-10T06:45:00Z')).toEqual({
      time: '12:30 PM',
      available: false,
      reason: 'past',
    });
  });

  test('a slot is taken when its capacity is used', () => {
    const slot = (booked: number, capacity: number) =>
      slotsOfDay({ shopDate: tomorrow, now, booked: new Map([['9:30 AM', booked]]), capacity })[1];
    expect(slot(0, 1)).toMatchObject({ available: true });
    expect(slot(1, 1)).toMatchObject({ available: false, reason: 'taken' });
    expect(slot(1, 2)).toMatchObject({ available: true });
    expect(slot(2, 2)).toMatchObject({ available: false, reason: 'taken' });
  });

  test('bookings take free slots only, and never more than the 12 of the day', () => {
    fc.assert(
      fc.property(counts, fc.integer({ min: 1, max: 3 }), (booked, capacity) => {
        const slots = slotsOfDay({ shopDate: tomorrow, now, booked, capacity });
        const full = SLOT_TIMES.filter(
          (time, at) => at % 3 !== 0 && (booked[time] ?? 0) >= capacity,
        );
        expect(slots.filter(({ available }) => available)).toHaveLength(12 - full.length);
        expect(slots.filter(({ reason }) => reason === 'taken').map(({ time }) => time)).toEqual(
          full,
        );
        expect(slots.every(({ available, reason }) => available === (reason === undefined))).toBe(
          true,
        );
      }),
    );
  });
});

describe('free slots', () => {
  const week = daysFrom(tomorrow, '2026-03-18').map((shopDate) =>
    dayAvailability({ shopDate, now }),
  );

  test('a day without appointments says why and has no slots', () => {
    expect(week.at(-1)).toEqual({
      shopDate: '2026-03-18',
      bookable: false,
      reason: 'holiday',
      holiday: 'Ghode Jatra',
      slots: [],
    });
  });

  test('the first three free times are the shortcuts', () => {
    expect(firstFreeSlots(week)).toEqual([
      { shopDate: tomorrow, time: '9:30 AM' },
      { shopDate: tomorrow, time: '10:00 AM' },
      { shopDate: tomorrow, time: '11:00 AM' },
    ]);
  });

  test('instead of a taken time the nearest ones are offered, also on other days', () => {
    expect(nearestFreeSlots(week, { shopDate: tomorrow, time: '11:00 AM' })).toEqual([
      { shopDate: tomorrow, time: '11:30 AM' },
      { shopDate: tomorrow, time: '10:00 AM' },
      { shopDate: tomorrow, time: '9:30 AM' },
    ]);
    expect(nearestFreeSlots(week.slice(1), { shopDate: tomorrow, time: '5:30 PM' })[0]).toEqual({
      shopDate: '2026-03-12',
      time: '9:30 AM',
    });
  });

  test('of two equally near times the earlier comes first, in any order of the days', () => {
    const days = [dayAvailability({ shopDate: '2026-03-12', now }), ...week.slice(0, 1)];
    const wanted = { shopDate: tomorrow, time: '12:00 PM' };
    const expected = ['11:30 AM', '12:30 PM', '11:00 AM', '1:00 PM'];
    expect(nearestFreeSlots(days, wanted, 4).map(({ time }) => time)).toEqual(expected);
    const reversed = days.map((day) => ({ ...day, slots: [...day.slots].reverse() }));
    expect(nearestFreeSlots(reversed, wanted, 4).map(({ time }) => time)).toEqual(expected);
  });

  test('each offered slot is free, not the wanted one, and no other free slot is nearer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SLOT_TIMES), counts, (time, booked) => {
        const days = [tomorrow, '2026-03-12'].map((shopDate) =>
          dayAvailability({ shopDate, now, booked }),
        );
        const wanted = { shopDate: tomorrow, time };
        const distance = (slot: { shopDate: string; time: string }) =>
          Math.abs(
            slotStartsAt(slot.shopDate, slot.time).getTime() -
              slotStartsAt(tomorrow, time).getTime(),
          );
        const offered = nearestFreeSlots(days, wanted);
        const free = firstFreeSlots(days, 36).filter((slot) => distance(slot) > 0);
        const farthest = Math.max(0, ...offered.map(distance));
        expect(offered).toHaveLength(Math.min(3, free.length));
        expect(free.filter((slot) => distance(slot) < farthest).length).toBeLessThanOrEqual(
          offered.length,
        );
        for (const slot of offered) expect(free).toContainEqual(slot);
      }),
    );
  });

  test('a range of days is inclusive at both ends, at most 62, and empty when it runs backwards', () => {
    expect(daysFrom('2026-02-27', '2026-03-01')).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
    expect(daysFrom('2026-01-01', '2030-01-01')).toHaveLength(62);
    expect(daysFrom('2026-01-02', '2026-01-01')).toEqual([]);
    expect(daysFrom('9999-12-31', '9999-12-31')).toEqual(['9999-12-31']);
  });

  test('free slots are searched from a week before the wanted day, but never before today', () => {
    expect(daysAround('2026-03-12', now)[0]).toBe('2026-03-10');
    expect(daysAround('2026-04-12', now)[0]).toBe('2026-04-05');
    expect(daysAround('2020-01-01', now)[0]).toBe('2026-03-10');
    expect(daysAround('2026-03-12', now).at(-1)).toBe('2026-03-26');
  });
});

describe('possible appointments', () => {
  test.each([
    ['2026-03-09', '9:30 AM', 'day-not-bookable', 'appointmentDate'],
    ['2026-03-15', '9:30 AM', 'day-not-bookable', 'appointmentDate'],
    ['2026-03-10', '9:30 AM', 'slot-not-bookable', 'appointmentTime'],
    [tomorrow, '9:00 AM', 'slot-not-bookable', 'appointmentTime'],
    [tomorrow, '6:00 PM', 'slot-not-bookable', 'appointmentTime'],
    [tomorrow, '2:00 PM', 'slot-taken', 'appointmentTime'],
  ])('%s at %s is rejected: %s', (appointmentDate, appointmentTime, code, field) => {
    const failure = refuseAppointment(
      { appointmentDate, appointmentTime },
      { now, booked: { '2:00 PM': 1 } },
    );
    const text = expect.stringMatching(/\w/) as string;
    expect(failure).toEqual({ code, message: text, fields: { [field]: failure?.message } });
  });

  test('a free slot of a bookable day is accepted', () => {
    const wanted = { appointmentDate: tomorrow, appointmentTime: '9:30 AM' };
    expect(refuseAppointment(wanted, { now })).toBeNull();
  });
});
