import { holdsMoreTextThan, refuseLargeData, refuseLargeHtml } from './pageSize';

const replies = (count: number, length: number) =>
  Array.from({ length: count }, (_, id) => ({ id, body: 'x'.repeat(length) }));

test.each([
  [1000, { replies: replies(10, 50) }, false],
  [1000, { replies: replies(100, 50) }, true],
  [1000, 'x'.repeat(1000), false],
  [1000, 'x'.repeat(1001), true],
  [10, Array.from({ length: 100 }, () => ({})), true],
  [10, [null, undefined, 1, true], false],
])('with a limit of %i, the text and the parts of %# are counted', (limit, value, expected) => {
  expect(holdsMoreTextThan(limit, value)).toBe(expected);
});

test('a circular value is counted once', () => {
  const value: Record<string, unknown> = { text: 'x' };
  value['self'] = value;
  expect(holdsMoreTextThan(100, value)).toBe(false);
});

test('a thread of 600 long replies is rejected before rendering, one of 60 is not', () => {
  expect(() => refuseLargeData('/community/1', { replies: replies(600, 5000) })).toThrow(
    'The data of /community/1 is above 500000 characters',
  );
  expect(() => refuseLargeData('/community/1', { replies: replies(60, 5000) })).not.toThrow();
});

test('a page that is too large is rejected with its size', () => {
  expect(() => refuseLargeHtml('/x', 'x'.repeat(2_000_001))).toThrow(
    '/x has 2000001 characters of HTML',
  );
  expect(() => refuseLargeHtml('/x', 'x'.repeat(2_000_000))).not.toThrow();
});
