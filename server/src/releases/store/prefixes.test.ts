import { isWithin, takenPrefixes } from './prefixes';

const ACTIVE = { admin: { prefixes: ['/admin/*'] }, store: { prefixes: ['/', '/shop'] } };

test.each([
  '/sectest/../admin',
  '/sectest/./a',
  '/sectest/..',
  '/sectest//a',
  '/sectest/%2e%2e/admin',
  '/sectest/a\\..\\admin',
  '/sectest/a?b',
  '/sectest/a#b',
  '/sectest/a b',
])('%s belongs to no prefix, because others parse it as another path', (path) => {
  expect(isWithin(path, '/sectest/*')).toBe(false);
  expect(takenPrefixes('sectest', [path], ACTIVE)).toEqual([
    `${path} could be read as another path`,
  ]);
});

test.each([
  ['/sectest', true],
  ['/sectest/a.b/c~d', true],
  ['/sectest/..a', true],
  ['/sectests', false],
])('%s is within /sectest/*: %s', (path, expected) => {
  expect(isWithin(path, '/sectest/*')).toBe(expected);
});

test.each(['/Admin', '/ADMIN/x/*', '/Shop', '/API/x'])(
  '%s is in use, in upper or lower case',
  (path) => {
    expect(takenPrefixes('sectest', [path], ACTIVE)).toHaveLength(1);
  },
);
