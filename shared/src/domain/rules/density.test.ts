import { asksForCompact, COMPACT_COOKIE } from './density';

test.each([
  [COMPACT_COOKIE, true],
  [`scheme=dark; ${COMPACT_COOKIE}; a=b`, true],
  [`a=b;${COMPACT_COOKIE}`, true],
  ['', false],
  ['density=', false],
  [`other-${COMPACT_COOKIE}`, false],
  [`${COMPACT_COOKIE}er`, false],
])('the cookies "%s" ask for the compact density: %s', (cookies, asks) => {
  expect(asksForCompact(cookies)).toBe(asks);
});
