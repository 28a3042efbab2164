import { markedParts, refusedLink, withoutMarks } from './marks';

test('bold text and links are parts of their own', () => {
  expect(markedParts('Call **now** or [book](/book).')).toEqual([
    { text: 'Call ' },
    { text: 'now', bold: true },
    { text: ' or ' },
    { text: 'book', to: '/book' },
    { text: '.' },
  ]);
  expect(withoutMarks('Call **now** or [book](/book).')).toBe('Call now or book.');
});

test.each(['https://shop.example/a', '/terms#time', 'tel:+977-1-5550100', 'mailto:a@b.example'])(
  'a link to %s is allowed',
  (address) => {
    expect(refusedLink(`[here](${address})`)).toBeUndefined();
    expect(markedParts(`[here](${address})`)).toEqual([{ text: 'here', to: address }]);
  },
);

test.each([
  'javascript:alert`1`',
  'JaVaScRiPt:x',
  'data:text/html,x',
  '//evil.example',
  '/\\evil.example',
  'http://shop.example',
  'https://localhost',
])('a link to %s is refused, and pages show it as text', (address) => {
  const text = `[here](${address})`;
  expect(refusedLink(text)).toBe(address);
  expect(markedParts(text)).toEqual([{ text }]);
});

test('an address with brackets is refused too', () => {
  expect(refusedLink('[here](javascript:alert(1))')).toBe('javascript:alert(1');
});

test('markup is text', () => {
  const text = '<script>alert(1)</script> **<b>x</b>**';
  expect(markedParts(text)).toEqual([
    { text: '<script>alert(1)</script> ' },
    { text: '<b>x</b>', bold: true },
  ]);
});

test('many unclosed marks take no time', () => {
  const began = process.cpuUsage();
  markedParts('**['.repeat(20_000));
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
});
