import { dayAfterKey, shiftMonth } from './dayAfterKey';

// The keys that the ARIA Authoring Practices define for a date picker dialog.
test.each([
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowDown', '2026-11-25', '2026-12-02'],
  ['ArrowUp', '2026-12-02', '2026-11-25'],
  ['Home', '2026-11-25', '2026-11-22'],
  ['Home', '2026-11-22', '2026-11-22'],
  ['End', '2026-11-25', '2026-11-28'],
  ['End', '2026-11-28', '2026-11-28'],
  ['PageDown', '2026-12-15', '2027-01-15'],
  ['PageUp', '2027-01-15', '2026-12-15'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['PageUp', '2026-12-31', '2026-11-30'],
])('%s moves from %s to %s', (key, from, to) => {
  expect(dayAfterKey(from, key)).toBe(to);
});

test.each([
  ['PageDown', '2027-02-28', '2028-02-28'],
  ['PageUp', '2028-02-29', '2027-02-28'],
])('with Shift, %s moves from %s by a year to %s', (key, from, to) => {
  expect(dayAfterKey(from, key, true)).toBe(to);
});

test('other keys do not move the focus', () => {
  expect(dayAfterKey('2026-11-25', 'a')).toBeNull();
  expect(dayAfterKey('2026-11-25', 'Tab')).toBeNull();
});

test('months step over the end of the year in both directions', () => {
  expect(shiftMonth({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(shiftMonth({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(shiftMonth({ year: 2026, month: 5 }, -12)).toEqual({ year: 2025, month: 5 });
});
