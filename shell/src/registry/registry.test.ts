import { readRegistry } from './registry';

const REMOTE = {
  version: '1',
  entry: '/remotes/booking/1/mf-manifest.json',
  prefixes: ['/book'],
  takes: { react: ['useState'] },
  integrity: { 'a.js': `sha384-${'A'.repeat(64)}` },
  pages: { '/book': ['a.js', 'shared/data/query'] },
};
const registryOf = (booking: unknown) => ({ revision: 'r', remotes: { booking } });

test.each([
  ['whole', REMOTE],
  [
    'without what the page needs none of',
    { ...REMOTE, takes: undefined, integrity: undefined, pages: undefined },
  ],
])('an entry %s is read unchanged', (_what, remote) => {
  expect(readRegistry(registryOf(remote))).toEqual(registryOf(remote));
});

test.each([
  ['no object', null],
  ['no version', { ...REMOTE, version: undefined }],
  ['an address that is no text', { ...REMOTE, entry: 1 }],
  ['prefixes that are no list', { ...REMOTE, prefixes: '/book' }],
  ['names that are no list', { ...REMOTE, takes: { react: 'useState' } }],
  ['a hash that a browser would pass over', { ...REMOTE, integrity: { 'a.js': 'sha384-x' } }],
  ['pages that are no lists', { ...REMOTE, pages: { '/book': 'a.js' } }],
  ['hashes in a list', { ...REMOTE, integrity: [REMOTE.integrity['a.js']] }],
])('an entry with %s makes the registry invalid', (_what, remote) => {
  expect(() => readRegistry(registryOf(remote))).toThrow('cannot be read');
});

test.each([null, [], 'text', {}, { revision: 'r' }, { remotes: {} }])(
  '%j is not a registry',
  (value) => {
    expect(() => readRegistry(value)).toThrow('cannot be read');
  },
);
