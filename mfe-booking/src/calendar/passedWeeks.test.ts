import { monthGrid } from '@mcs-repairs/shared/domain/rules/monthGrid';
import { passedWeeks } from './passedWeeks';

// November 2026 begins on a Sunday. Its weeks are 1-7, 8-14, 15-21, 22-28 and 29-30.
test.each([
  ['2026-11-01', 0],
  ['2026-11-07', 0],
  ['2026-11-14', 1],
  ['2026-11-15', 2],
  ['2026-11-21', 2],
  ['2026-11-22', 3],
  ['2026-11-30', 4],
])('on November %s, %d past weeks are folded', (today, weeks) => {
  expect(passedWeeks(monthGrid(2026, 11), today)).toBe(weeks);
});

test.each(['2026-12-01', '2027-06-15'])('a past month is shown completely (%s)', (today) => {
  expect(passedWeeks(monthGrid(2026, 11), today)).toBe(0);
});

test('a future month is shown completely', () => {
  expect(passedWeeks(monthGrid(2026, 12), '2026-11-30')).toBe(0);
});
