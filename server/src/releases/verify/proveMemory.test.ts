import { isOver } from './proveMemory';

test('on a busy machine, the memory of each page is still measured ten times', () => {
  expect(isOver(3, 9000)).toBe(false);
  expect(isOver(9, 23_000)).toBe(false);
  expect(isOver(10, 7000)).toBe(false);
  expect(isOver(10, 9000)).toBe(true);
});

test('a release whose pages are slow does not delay the others for more than half a minute', () => {
  expect(isOver(0, 25_000)).toBe(true);
});
