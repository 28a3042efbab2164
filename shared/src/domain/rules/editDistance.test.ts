import { editDistances } from './editDistance';

test.each([
  ['battery', 'battery', 0],
  ['batery', 'battery', 1],
  ['battrey', 'battery', 1],
  ['batterry', 'battery', 1],
  ['bottery', 'battery', 1],
  ['', 'air', 3],
])('%s and %s differ by %i', (typed, known, mistakes) => {
  expect(editDistances(typed, known).at(-1)).toBe(mistakes);
});

test('the counts of beginnings show that a word is only half typed', () => {
  expect(editDistances('mcb', 'macbook')).toEqual([3, 2, 2, 2, 1, 2, 3, 4]);
});
