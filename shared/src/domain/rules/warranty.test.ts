import { isCovered, warrantyUntil } from './warranty';

test('a repair is covered for 90 days after the day of its collection in Nepal', () => {
  // This instant is 00:15 on 23 November in Kathmandu, so the warranty ends 90 days later, on 21
  // February.
  expect(warrantyUntil(new Date('2026-11-22T18:30:00Z'))).toBe('2027-02-21');
  expect(warrantyUntil(new Date('2026-11-22T18:00:00Z'))).toBe('2027-02-20');
});

test.each([
  ['2027-02-20', true],
  ['2027-02-21', true],
  ['2027-02-22', false],
])('until 21 February: covered on %s is %s', (today, covered) => {
  expect(isCovered('2027-02-21', today)).toBe(covered);
  expect(isCovered(undefined, today)).toBe(false);
});
