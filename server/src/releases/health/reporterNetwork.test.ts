import { reporterNetworkOf } from './reporterNetwork';

test.each([
  ['198.51.100.7', '198.51.100'],
  ['::ffff:198.51.100.7', '198.51.100'],
  ['2001:db8:7:1::5', '2001:db8:7'],
  ['2001:db8:7:2::9', '2001:db8:7'],
  ['127.0.0.1', null],
  ['::1', null],
])('%s is the reporter network %s', (address, reporterNetwork) => {
  expect(reporterNetworkOf(address)).toBe(reporterNetwork);
});
