import { joined, markup, trusted } from './markup';

test.each([
  ['"', '&quot;'],
  ["'", '&#39;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['&', '&amp;'],
  ['&amp;', '&amp;amp;'],
  [7, '7'],
])('%s is written as %s', (value, expected) => {
  expect(markup`<a title="${value}">`.markup).toBe(`<a title="${expected}">`);
});

test('nested markup stays markup, and text in it is escaped once', () => {
  expect(markup`<p>${markup`<b>${'<i>'}</b>`}${trusted('<hr>')}</p>`.markup).toBe(
    '<p><b>&lt;i&gt;</b><hr></p>',
  );
});

test('missing parts are left out', () => {
  expect(joined([markup`a`, false, undefined, markup`b`]).markup).toBe('ab');
});
