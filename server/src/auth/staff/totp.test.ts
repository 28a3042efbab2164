import { newTotpSecret, stepAt, stepsOfCode, totpAddress, totpCode } from './totp';

/**
 * Test vectors of RFC 6238 (time-based codes), appendix B, for the secret 12345678901234567890. Our
 * codes are the last six of the eight digits.
 */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('%i seconds after 1970 the code is %s', (seconds, code) => {
  expect(totpCode(SECRET, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a secret has the format that apps read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
  expect(totpAddress('ABC', 'a@b.np', 'Phone & Mac')).toBe(
    'otpauth://totp/Phone%20%26%20Mac:a%40b.np?secret=ABC&issuer=Phone%20%26%20Mac',
  );
});

test('a phone’s clock may differ by half a minute, but not by a whole one', () => {
  const now = new Date(59_000);
  for (const away of [-30, 0, 30]) {
    const code = totpCode(SECRET, stepAt(new Date(59_000 + away * 1000)));
    expect(stepsOfCode(SECRET, code, now)).toHaveLength(1);
  }
  expect(stepsOfCode(SECRET, totpCode(SECRET, 1 + 2), now)).toEqual([]);
  expect(stepsOfCode(SECRET, 'no code', now)).toEqual([]);
});
