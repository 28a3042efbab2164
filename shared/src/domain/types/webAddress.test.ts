import { holdsAddress } from './webAddress';

test.each([
  'http://evil.com',
  'Win at HTTPS://x',
  'www.evil.example',
  'WWW.evil',
  'evil.com',
  'EVIL.COM',
  'Claim your prize at evil.com/win now',
  'a@evil.com',
  'evil.com.',
  '(evil.com)',
  'free-money.xyz',
  'evil.co.uk',
  'bit.ly/abc',
  't.me/evil wa.me/1',
  'evil\u200b.com',
  'ev\u00adil.com',
  'evil。com',
  'ｅｖｉｌ．ｃｏｍ',
  'täter.de',
  'xn--evil.xn--p1ai',
  'iPhone evil.io',
  '1a.com',
  't.me/win',
  'x.com/pay',
  'a.co',
  '163.com',
  'evil_x.com',
  '192.0.2.7/pay',
  'hxxp://evil',
  'ftp://evil/x',
  'mailto:a@evil',
  'ev\uFE0Fil.c\uFE0Fom',
  'evil.c\u034Fom',
])('%j contains an address', (text) => {
  expect(holdsAddress(text)).toBe(true);
});

test.each([
  'Mr. Shrestha',
  'Mr.Shrestha',
  'Dr.Om',
  'Er.Suman K.C.',
  'Md.Karim',
  'R. Thapa',
  'B.K. Shrestha',
  'Ram B.K',
  'iPhone 15 Pro v1.2',
  '11.Pro',
  'iPhone15.Pro',
  'iPad Pro 12.9',
  'MacBook Pro 13.3-inch',
  'Dell XPS 13 (9.3.1)',
  'Asha Gurung-Rai',
  'Sita.Shrestha',
  'Hari Thapa M.Sc',
  'Gita Rai B.Com.',
  'At 5.pm',
  'MacBook 256.gb',
  'राम.बहादुर',
  'O.K. then...',
  'नमस्ते आशा',
  'Tel. 01-4123456',
  'Any morning. Or noon.',
  '',
])('%j contains no address', (text) => {
  expect(holdsAddress(text)).toBe(false);
});

test.each(['.', 'a.', '-', '\u200b', 'w'])('100,000 times %j is checked quickly', (part) => {
  const started = process.cpuUsage();
  holdsAddress(part.repeat(100_000));
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(250);
});
