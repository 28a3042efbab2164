import { pageAddress, tidyPath } from './pageAddress';

const SITE = 'https://shop.example';

test.each([
  ['/', 'https://shop.example/'],
  ['/shop?device=iphone', 'https://shop.example/shop?device=iphone'],
  ['//', 'https://shop.example//'],
  ['//evil.example/x', 'https://shop.example//evil.example/x'],
  ['///', 'https://shop.example///'],
  ['/\\evil.example', 'https://shop.example//evil.example'],
  ['/@evil.example', 'https://shop.example/@evil.example'],
  ['/:80', 'https://shop.example/:80'],
  ['http://evil.example/shop?a=1', 'https://shop.example/shop?a=1'],
  ['javascript:alert(1)', 'https://shop.example/'],
  ['*', 'https://shop.example/'],
])('the target %s is the page %s', (target, expected) => {
  expect(pageAddress(target, SITE).href).toBe(expected);
});

test.each([
  ['/', '/'],
  ['//', '/'],
  ['//evil.example', '/evil.example'],
  ['/shop//iphone///', '/shop/iphone/'],
])('the path %s is normalised to %s', (path, expected) => {
  expect(tidyPath(path)).toBe(expected);
});
