import type { Closure } from '../types/schedule';
import { closureOn, closuresWithin, isClosedAt } from './closures';
import { openingState } from './openingState';
import { DEFAULT_SHOP_PROFILE } from '../catalogue/shopProfile';
import { HOLIDAY_CLOSURES } from '../catalogue/defaultSchedule';

const closure = (from: string, more: Partial<Closure> = {}): Closure => ({
  from,
  to: from,
  part: 'day',
  yearly: false,
  holiday: false,
  reason: 'Away',
  ...more,
});

test.each([
  ['its day', closure('2026-11-24'), '2026-11-24', 'day'],
  ['the day before', closure('2026-11-24'), '2026-11-23', null],
  ['the last day of a range', closure('2026-11-24', { to: '2026-11-27' }), '2026-11-27', 'day'],
  ['the day after a range', closure('2026-11-24', { to: '2026-11-27' }), '2026-11-28', null],
  ['the same day of a later year', closure('2020-04-14', { yearly: true }), '2027-04-14', 'day'],
  ['the same day of an earlier year', closure('2020-04-14', { yearly: true }), '2019-04-14', null],
  [
    'New Year, of a yearly range',
    closure('2020-12-30', { to: '2021-01-02', yearly: true }),
    '2026-01-02',
    'day',
  ],
  ['a leap day, each fourth year', closure('2024-02-29', { yearly: true }), '2028-02-29', 'day'],
  [
    'the day after February, in other years',
    closure('2024-02-29', { yearly: true }),
    '2027-03-01',
    null,
  ],
  ['half a day', closure('2026-11-24', { part: 'morning' }), '2026-11-24', 'morning'],
])('a closure on %s', (_what, one, shopDate, part) => {
  expect(closureOn([one], shopDate)?.part ?? null).toBe(part);
});

test('both halves are a whole day, and a whole day has priority over its half', () => {
  const morning = closure('2026-11-24', { part: 'morning', reason: 'First' });
  const afternoon = closure('2026-11-24', { part: 'afternoon' });
  expect(closureOn([morning, afternoon], '2026-11-24')).toMatchObject({ part: 'day' });
  const whole = closure('2026-11-24', { reason: 'Second' });
  expect(closureOn([morning, whole], '2026-11-24')).toMatchObject({ reason: 'Second' });
});

test('the halves meet at 1:00 PM', () => {
  expect(isClosedAt({ part: 'morning' }, 12 * 60 + 59)).toBe(true);
  expect(isClosedAt({ part: 'morning' }, 13 * 60)).toBe(false);
  expect(isClosedAt({ part: 'afternoon' }, 13 * 60)).toBe(true);
  expect(isClosedAt(null, 0)).toBe(false);
});

test('future closures are listed by their own days, soonest first', () => {
  const listed = closuresWithin(
    [closure('2020-01-01', { yearly: true }), closure('2026-12-25'), closure('2026-11-01')],
    '2026-11-23',
    '2027-11-23',
  );
  expect(listed.map(({ from, yearly }) => [from, yearly])).toEqual([
    ['2026-12-25', false],
    ['2027-01-01', false],
  ]);
});

describe('whether the store is open', () => {
  const { hours } = DEFAULT_SHOP_PROFILE;
  const at = (instant: string, closures: readonly Closure[] = HOLIDAY_CLOSURES) =>
    openingState(hours, new Date(instant), closures);

  test('on Christmas Day it is closed, and the next day is a Saturday', () => {
    expect(at('2026-12-25T06:15:00Z')).toEqual({
      open: false,
      text: 'Opens Sunday 10:00',
      reason: 'Christmas Day',
    });
  });

  test('before a closed day it names the day after', () => {
    expect(at('2026-12-24T14:00:00Z').text).toBe('Opens Sunday 10:00');
  });

  test('with a morning off it opens at 1:00 PM', () => {
    const half = [closure('2026-11-24', { part: 'morning' })];
    expect(at('2026-11-24T06:00:00Z', half)).toMatchObject({ text: 'Opens today 13:00' });
    expect(at('2026-11-24T07:15:00Z', half)).toMatchObject({ open: true });
  });

  test('a day more than a week ahead has its date', () => {
    const away = [closure('2026-11-23', { to: '2026-12-10' })];
    expect(at('2026-11-23T06:00:00Z', away).text).toBe('Opens Friday, December 11, 10:00');
  });
});
