import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTE_NAME } from '@mcs-repairs/shared/domain/types/release';
import { checkEntry } from './registryStore';
import { releasedRemote } from './testing/releasedRemote';

const good = releasedRemote('booking');
const without = (file: string) => ({
  ...good,
  integrity: Object.fromEntries(Object.entries(good.integrity).filter(([name]) => name !== file)),
});

test.each([
  ['a script as its address', { ...good, entry: 'javascript:alert(1)//mf-manifest.json' }, 'entry'],
  ['an address without its scheme', { ...good, entry: '//evil.example/mf-manifest.json' }, 'entry'],
  ['plain HTTP', { ...good, entry: 'http://remotes.example/mf-manifest.json' }, 'entry'],
  ['a step out of the store', { ...good, entry: '/remotes/../secrets/mf-manifest.json' }, 'entry'],
  ['markup', { ...good, entry: 'https://a.example/"><script>/mf-manifest.json' }, 'entry'],
  [
    'a directive of the policy',
    { ...good, entry: 'https://a;script-src/mf-manifest.json' },
    'entry',
  ],
  ['a name and a password', { ...good, entry: 'https://a:b@c.example/mf-manifest.json' }, 'entry'],
  ['a version that leaves its folder', { ...good, version: '..' }, 'version'],
  [
    'a hash that no browser reads',
    { ...good, integrity: { ...good.integrity, 'a.js': 'sha384-x' } },
    'integrity',
  ],
  [
    'a hash with markup',
    { ...good, integrity: { ...good.integrity, 'a.js': '"><script>' } },
    'integrity',
  ],
  [
    'a file outside its folder',
    { ...good, integrity: { ...good.integrity, '../a.js': good.integrity['assets.json'] } },
    'integrity',
  ],
  ['no manifest', without('mf-manifest.json'), 'lacks mf-manifest.json'],
  ['no list of files', without('assets.json'), 'lacks assets.json'],
  ['no server bundle', without('ssr/server.cjs'), 'lacks ssr/server.cjs'],
])('an entry with %s is rejected', (_case, entry, said) => {
  expect(() => checkEntry('booking', entry)).toThrow(
    new RegExp(`booking is not published: .*${said.replaceAll('.', '\\.')}`),
  );
});

test.each([
  '/remotes/booking/1.0.0-ab/mf-manifest.json',
  '/remotes/b2b/1.0.0-ab/mf-manifest.json',
  '/remotes/trade-in/1.0.0-ab/mf-manifest.json',
  'https://remotes.example/mf-manifest.json',
  'https://remotes.example:8443/a/b-1.0/mf-manifest.json',
  'http://127.0.0.1:4000/1/remotes/booking/1/mf-manifest.json',
])('the address %s is accepted', (entry) => {
  expect(checkEntry('booking', { ...good, entry }).entry).toBe(entry);
});

test.each(['booking', 'b2b', 'trade-in', 'trade-in-2'])(
  '%s is a valid name of a remote',
  (name) => {
    expect(checkEntry(name, releasedRemote(name)).version).toBe('1.0.0-ab');
  },
);

test.each(['__proto__', '2b', 'Booking', 'trade_in', 'trade--in', 'trade-', '../x', ''])(
  '"%s" is not',
  (name) => {
    expect(() => checkEntry(name, good)).toThrow(`"${name}" cannot name a remote`);
  },
);

test('the build uses the same rule for names', () => {
  const file = path.resolve(__dirname, '../../../../shared/build/remoteName.cjs');
  expect(readFileSync(file, 'utf8')).toContain(`/${REMOTE_NAME.source}/`);
});
