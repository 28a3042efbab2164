import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isSameSecret } from './sameSecret';

test.each([
  ['a secret', 'a secret', true],
  ['', '', true],
  ['a secret', 'a secreT', false],
  ['a secret', 'a secret ', false],
  ['', 'a secret', false],
  // Both texts have the same number of characters, but the first one has more bytes.
  ['é'.repeat(43), 'e'.repeat(43), false],
  ['x'.repeat(100_000), 'x', false],
])('%j equals the secret %j: %s', (given, secret, expected) => {
  expect(isSameSecret(given, secret)).toBe(expected);
});

test('secrets are compared only here', () => {
  const source = path.resolve(import.meta.dirname, '..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const comparing = files.filter((file) =>
    /timingSafeEqual|authorization\s*[!=]==? (?!undefined)/.test(
      readFileSync(path.join(source, file), 'utf8'),
    ),
  );
  expect(comparing).toEqual([path.join('db', 'sameSecret.ts')]);
});
