import { remoteForPath } from './remoteForPath';

const remotes = {
  storefront: { prefixes: ['/', '/shop', '/about'] },
  repairs: { prefixes: ['/repairs/*', '/services'] },
};

test.each([
  ['/', 'storefront'],
  ['/shop', 'storefront'],
  ['/shop/', 'storefront'],
  ['/shop/iphone', undefined],
  ['/shopping', undefined],
  ['/repairs', 'repairs'],
  ['/repairs/', 'repairs'],
  ['/repairs/iphone/15-pro', 'repairs'],
  ['/repairsman', undefined],
  ['/services', 'repairs'],
  ['/services/more', undefined],
  ['/unknown', undefined],
])('the path %s is served by %s', (path, expected) => {
  expect(remoteForPath(remotes, path)).toBe(expected);
});
