import { defaultSchedule } from '../catalogue/defaultSchedule';
import { DEFAULT_SHOP_PROFILE } from '../catalogue/shopProfile';
import type { Closure } from '../types/schedule';
import { walkInPlaces } from './walkInPlaces';

const SCHEDULE = defaultSchedule(DEFAULT_SHOP_PROFILE.hours);
const at = (instant: string) => new Date(instant);

test.each([
  ['a Monday morning before the first', '2026-11-23', '2026-11-23T02:00:00Z', true, '9:00 AM', 6],
  ['11:45', '2026-11-23', '2026-11-23T06:00:00Z', true, '9:00 AM', 6],
  ['the evening', '2026-11-23', '2026-11-23T13:00:00Z', true, '9:00 AM', 6],
  ['a Sunday', '2026-11-29', '2026-11-29T06:00:00Z', true, '9:00 AM', 6],
  ['a Saturday', '2026-11-28', '2026-11-28T06:00:00Z', false, undefined, 0],
])('on %s', (_name, shopDate, now, open, first, count) => {
  const day = walkInPlaces(shopDate, at(now), SCHEDULE);
  expect(day.open).toBe(open);
  expect(day.places[0]).toBe(first);
  expect(day.places).toHaveLength(count);
});

const MONDAY = '2026-11-23';
const closed = (part: Closure['part']): Closure => ({
  from: MONDAY,
  to: MONDAY,
  part,
  yearly: false,
  holiday: false,
  reason: 'Away',
});

test.each([
  ['a day', 'day', false, 0],
  ['a morning', 'morning', true, 3],
  ['an afternoon', 'afternoon', true, 3],
] as const)('the owner closes %s: no walk-ins there', (_name, part, open, count) => {
  const schedule = { ...SCHEDULE, closures: [closed(part)] };
  const day = walkInPlaces(MONDAY, at('2026-11-23T02:00:00Z'), schedule);
  expect(day.open).toBe(open);
  expect(day.places).toHaveLength(count);
});

test('a day that is closed from noon accepts devices until then', () => {
  const schedule = { ...SCHEDULE, closures: [closed('afternoon')] };
  // The two instants are 12:15 PM and 1:30 PM in Kathmandu.
  expect(walkInPlaces(MONDAY, at('2026-11-23T06:30:00Z'), schedule)).toMatchObject({ open: true });
  expect(walkInPlaces(MONDAY, at('2026-11-23T07:45:00Z'), schedule)).toMatchObject({ open: false });
});

test('a schedule of the owner has its own places, and every time if none is reserved', () => {
  const hours = {
    weekday: 1,
    opens: '10:00',
    closes: '16:00',
    firstSlot: '10:00',
    lastSlot: '12:00',
  };
  const week = SCHEDULE.week.map((day) => (day.weekday === 1 ? hours : day));
  const now = at('2026-11-23T02:00:00Z');
  const kept = walkInPlaces(MONDAY, now, { ...SCHEDULE, week, walkInEvery: 2 });
  expect(kept.places).toEqual(['10:00 AM', '11:00 AM', '12:00 PM']);
  const none = walkInPlaces(MONDAY, now, { ...SCHEDULE, week, walkInEvery: 0 });
  expect(none.places).toHaveLength(5);
});
