import { wishedTime, wishInWords } from './nepalTime';

test.each([
  ['2026-11-28T03:00', 'Sat, Nov 28, 2026, 3:00 AM'],
  ['2026-11-28T15:05', 'Sat, Nov 28, 2026, 3:05 PM'],
  ['2026-02-30T10:00', '2026-02-30T10:00'],
  ['Any morning', 'Any morning'],
  ['', ''],
])('the preferred time %j is formatted as %j', (wish, words) => {
  expect(wishedTime(wish)).toBe(words);
});

test.each([
  [
    '2026-11-28T12:00',
    'Saturday, November 28, 2026, 12:00 PM (Nepal time), as wished; we confirm by phone',
  ],
  ['Any morning', 'Any morning, as wished; we confirm by phone'],
  ['', ''],
])('a customer reads the preferred time %j as %j', (wish, words) => {
  expect(wishInWords(wish, 'phone')).toBe(words);
});
