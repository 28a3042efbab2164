import { withoutEndOf } from './withoutEndOf';

test.each([
  ['/repairs/', '/', '/repairs'],
  ['/repairs', '/', '/repairs'],
  ['//', '/', ''],
  ['', '/', ''],
  ['a.b.,.', '.,', 'a.b'],
  [`${'/'.repeat(100_000)}x`, '/', `${'/'.repeat(100_000)}x`],
])('%s without %s at its end', (text, characters, expected) => {
  expect(withoutEndOf(text, characters)).toBe(expected);
});
