import fc from 'fast-check';
import { availabilitySchema, DAY_REASONS, SLOT_REASONS } from '../types/availability';
import { isAvailability } from './isAvailability';

const SLOT = { time: '9:30 AM', available: true };
const DAY = { shopDate: '2026-11-24', bookable: true, slots: [SLOT] };

const two = (max: number) =>
  fc.integer({ min: 0, max }).map((part) => String(part).padStart(2, '0'));
const date = fc
  .tuple(fc.integer({ min: 0, max: 9999 }), two(14), two(33))
  .map(([year, month, day]) => `${String(year).padStart(4, '0')}-${month}-${day}`);
const time = fc
  .tuple(fc.integer({ min: 0, max: 14 }), two(61), fc.constantFrom('AM', 'PM', 'am', ''))
  .map(([hour, minute, half]) => `${hour}:${minute} ${half}`);
const odd = fc.constantFrom(undefined, null, 0, '', [], {}, 'constructor', ' 9:30 AM', '2026-2-1');
/** Generates objects in which each field is either valid or random. */
const like = <Part extends object>(good: Part, parts: Record<string, fc.Arbitrary<unknown>>) =>
  fc.oneof(
    {
      weight: 9,
      arbitrary: fc.record(parts, { requiredKeys: [] }).map((some) => ({ ...good, ...some })),
    },
    fc.record(parts, { requiredKeys: [] }),
    odd,
  );
const mostly = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 9, arbitrary }, { weight: 1, arbitrary: odd });

const slot = like(SLOT, {
  time: mostly(time),
  available: mostly(fc.boolean()),
  reason: mostly(fc.constantFrom(...SLOT_REASONS, ...DAY_REASONS)),
});
const day = like(DAY, {
  shopDate: mostly(date),
  bookable: mostly(fc.boolean()),
  reason: mostly(fc.constantFrom(...DAY_REASONS, ...SLOT_REASONS)),
  holiday: mostly(fc.string()),
  slots: mostly(fc.array(slot, { maxLength: 2 })),
  more: fc.anything(),
});
const answer = fc.oneof(
  { weight: 9, arbitrary: fc.record({ days: fc.array(day, { maxLength: 2 }) }) },
  fc.record({ days: odd }),
  fc.anything(),
);

test('an answer is accepted exactly if the schema accepts it', () => {
  let accepted = 0;
  fc.assert(
    fc.property(answer, (value) => {
      const { success } = availabilitySchema.safeParse(value);
      expect(isAvailability(value)).toBe(success);
      accepted += success ? 1 : 0;
    }),
    { numRuns: 5000 },
  );
  // The random answers must include enough that are accepted and enough that are rejected.
  expect(accepted).toBeGreaterThan(500);
  expect(accepted).toBeLessThan(4500);
});

const days = (...changed: object[]) => ({ days: changed.map((change) => ({ ...DAY, ...change })) });
const slots = (...changed: object[]) =>
  days({ slots: changed.map((change) => ({ ...SLOT, ...change })) });

test.each([
  ['no day', days(), true],
  ['a day', days({}), true],
  ['a leap day', days({ shopDate: '2028-02-29' }), true],
  ['a day that does not exist', days({ shopDate: '2027-02-29' }), false],
  ['the last time', slots({ time: '12:55 PM' }), true],
  ['a time between the steps of five minutes', slots({ time: '9:31 AM' }), false],
  ['a time of 24 hours', slots({ time: '13:00 PM' }), false],
  ['an available slot without a word', slots({ available: 'yes' }), false],
  ...DAY_REASONS.map((reason) => [`a day that is ${reason}`, days({ reason }), true] as const),
  ...SLOT_REASONS.map((reason) => [`a slot that is ${reason}`, slots({ reason }), true] as const),
  ['a day for walk-ins alone', days({ reason: 'walk-in' }), false],
  ['a slot that is too far', slots({ reason: 'too-far' }), false],
] as const)('%s is checked as in the schema', (_what, value, isGood) => {
  expect(isAvailability(value)).toBe(isGood);
  expect(availabilitySchema.safeParse(value).success).toBe(isGood);
});
