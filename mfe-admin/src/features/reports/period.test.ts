import { besidePeriod, daysOfPeriod } from './period';

test.each([
  ['day', '2026-11-23', '2026-11-23', '2026-11-23'],
  ['week', '2026-11-23', '2026-11-22', '2026-11-28'],
  ['week', '2026-11-28', '2026-11-22', '2026-11-28'],
  ['month', '2026-11-23', '2026-11-01', '2026-11-30'],
  ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
  ['month', '2026-12-31', '2026-12-01', '2026-12-31'],
] as const)('the %s that contains %s lasts from %s to %s', (period, shopDate, from, to) => {
  expect(daysOfPeriod(period, shopDate)).toEqual({ from, to });
});

test.each([
  ['day', '2026-12-31', 1, '2027-01-01'],
  ['week', '2026-11-25', -1, '2026-11-21'],
  ['month', '2026-03-31', -1, '2026-02-28'],
  ['month', '2026-01-31', 1, '2026-02-01'],
] as const)('next to the %s of %s (%i) is %s', (period, shopDate, direction, expected) => {
  expect(besidePeriod(period, shopDate, direction)).toBe(expected);
});
