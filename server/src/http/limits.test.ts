import { networkOf } from './limits';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::ffff:cb00:7109', '203.0.113.9'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0DB8:0:0:ffff:1:2:3', '2001:db8:0:0'],
  ['2001:db8:0:0:a::', '2001:db8:0:0'],
  ['2001:db8::a:b:c:d:e', '2001:db8:0:a'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0'],
  ['192.0.2.99:4431', '192.0.2.99'],
  ['[2001:db8:a:b::4]', '2001:db8:a:b'],
  ['[2001:db8:a:b::4]:443', '2001:db8:a:b'],
  ['unknown', 'unknown'],
])('the address %s is counted as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('a closed connection has no address, and causes no error', () => {
  expect(networkOf(undefined)).toBe('');
});
