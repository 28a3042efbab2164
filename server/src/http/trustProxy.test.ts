import { readTrustedProxies } from './trustProxy';

test.each([
  ['loopback', ['loopback']],
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
  ['loopback uniquelocal', ['loopback', 'uniquelocal']],
  ['0', 0],
  ['2', 2],
])('%s is accepted', (text, expected) => {
  expect(readTrustedProxies(text)).toEqual(expected);
});

test.each([
  'true',
  'anybody',
  '-1',
  '11',
  '1.5',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/8/8',
  '0.0.0.0/0',
  '::/0',
  'fd00::/129',
  'proxy.example',
  'loopback,',
])('%s is rejected', (text) => {
  expect(readTrustedProxies(text)).toBeNull();
});
