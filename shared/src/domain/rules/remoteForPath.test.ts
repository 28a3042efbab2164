import { remoteForPath } from './remoteForPath';

const remotes = {
  storefront: { prefixes: ['/', '/shop', '/about'] },
  repairs: { prefixes: ['/repairs/*', '/services'] },
};

test.each([
  ['/', 'storefront'],
  ['/shop', 'storefront'],
  ['/shop/', 'storefront'],
  ['/shop///', 'storefront'],
  ['//', 'storefront'],
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

test('a path of a hundred thousand slashes is resolved as quickly as others', () => {
  const began = process.cpuUsage();
  expect(remoteForPath(remotes, `/repairs${'/'.repeat(100_000)}x`)).toBe('repairs');
  expect(remoteForPath(remotes, `/shop${'/'.repeat(100_000)}`)).toBe('storefront');
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(250);
});
