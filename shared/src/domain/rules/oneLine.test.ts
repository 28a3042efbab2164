import { oneLine, plainLines } from './oneLine';

test.each([
  ['Asha\rBEGIN:VALARM', 'Asha BEGIN:VALARM'],
  ['Asha\r\nBcc: all@example.com', 'Asha Bcc: all@example.com'],
  ['a\u2028b\u2029c\u0085d', 'a b c d'],
  ['gpj.\u202ereppir', 'gpj. reppir'],
  ['\u2066a\u2069 \u0000\u0007b\u007f', 'a b'],
  ['  आशा   गुरुङ ', 'आशा गुरुङ'],
])('%j becomes %j', (text, expected) => {
  expect(oneLine(text)).toBe(expected);
});

test('line breaks stay, and each line is plain', () => {
  expect(plainLines('a\rb\u202ec\r\nd\u2028e')).toBe('a\nb c\nd\ne');
});
