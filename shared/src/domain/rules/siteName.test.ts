import { siteName } from './siteName';

test.each([
  ['https://www.facebook.com/everest.fix', 'Facebook'],
  ['https://m.facebook.com/everest.fix', 'Facebook'],
  ['https://YouTube.com/@everest', 'YouTube'],
  ['https://mastodon.social/@everest', 'mastodon.social'],
  ['https://facebook.com.evil.example/x', 'facebook.com.evil.example'],
  ['https://other.example:8443?x', 'other.example'],
])('the name of %s is %s', (address, name) => {
  expect(siteName(address)).toBe(name);
});
