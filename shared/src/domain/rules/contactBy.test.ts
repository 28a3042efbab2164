import { DEFAULT_SHOP_PROFILE } from '../catalogue/shopProfile';
import type { Closure } from '../types/schedule';
import { contactBy } from './contactBy';

const { hours } = DEFAULT_SHOP_PROFILE;
const closed = (part: Closure['part']): Closure => ({
  ...{ from: '2026-11-23', to: '2026-11-23', part },
  ...{ yearly: false, holiday: false, reason: 'Stocktaking' },
});

/** Converts a time in Nepal to an instant. 23 November 2026 is a Monday. */
const nepal = (text: string) => new Date(`${text}:00+05:45`);

// The shop is open from Sunday to Friday, 10:00 to 19:00 (specification, section 9). It promises to
// contact customers within two open hours.
test.each([
  ['2026-11-23T11:45', '2026-11-23T13:45', undefined],
  ['2026-11-23T10:00', '2026-11-23T12:00', undefined],
  ['2026-11-23T08:30', '2026-11-23T12:00', '2026-11-23T10:00'],
  ['2026-11-23T17:00', '2026-11-23T19:00', undefined],
  ['2026-11-23T18:00', '2026-11-24T11:00', undefined],
  ['2026-11-23T19:00', '2026-11-24T12:00', '2026-11-24T10:00'],
  ['2026-11-27T23:30', '2026-11-29T12:00', '2026-11-29T10:00'],
])('a customer who writes at %s is contacted by %s', (from, by, opens) => {
  const found = contactBy(hours, [], { from: nepal(from), minutes: 120 });
  expect(found?.by).toEqual(nepal(by));
  expect(found?.opensAt).toEqual(opens === undefined ? undefined : nepal(opens));
});

test.each([
  ['day', '2026-11-24T12:00'],
  ['morning', '2026-11-23T15:00'],
  ['afternoon', '2026-11-23T12:30'],
] as const)('a closed %s does not count', (part, by) => {
  const from = nepal('2026-11-23T10:30');
  expect(contactBy(hours, [closed(part)], { from, minutes: 120 })?.by).toEqual(nepal(by));
});

test('a shop that is never open promises nothing', () => {
  const never = hours.map(({ weekday }) => ({ weekday, opens: null, closes: null }));
  expect(contactBy(never, [], { from: nepal('2026-11-23T10:30'), minutes: 120 })).toBeNull();
});
