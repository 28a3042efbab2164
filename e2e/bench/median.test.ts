import { median } from './median';

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 9, 2], 3],
  [[100, 20, 3], 20],
])('the median of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

test('an empty list has no median', () => {
  expect(median([])).toBeNaN();
});
