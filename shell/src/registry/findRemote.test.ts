/** @jest-environment ./tools/jest-environment.cjs */
import { startRegistry } from './browserRegistry';
import { findRemote } from './federation';
import { GIVEN_NAMES } from './givenNames';
import { lateModules } from './lateModules';

const HASH = `sha384-${'A'.repeat(64)}`;
const FILES = ['remoteEntry.1a.js', 'pages-Book.2b.js', 'pages-Book.2b.css', 'pages-Help.3c.js'];
let version = 0;
/** Each test uses other addresses, because the browser preloads an address only once. */
const remote = (more: object = {}) => ({
  version: '1',
  entry: `/remotes/booking/${(version += 1)}/mf-manifest.json`,
  prefixes: ['/book/*'],
  integrity: Object.fromEntries(FILES.map((file) => [file, HASH])),
  pages: {
    '/book/help': ['pages-Help.3c.js'],
    '/book/:time': ['pages-Book.2b.css', 'pages-Book.2b.js', 'shared/data/query', 'toString'],
  },
  ...more,
});
const preloads = () =>
  [...document.querySelectorAll('link')].map(({ as, crossOrigin, integrity, href }) =>
    [as, crossOrigin, integrity === HASH, href.split('/').at(-1)].join(' '),
  );
let requested: string[];

beforeEach(() => {
  document.head.replaceChildren();
  requested = [];
  jest
    .spyOn(lateModules as Record<string, () => Promise<unknown>>, 'shared/data/query')
    .mockImplementation(async () => requested.push('query'));
});
afterEach(() => jest.restoreAllMocks());

test('the first code of a remote, of the page and its shared modules are fetched at once', async () => {
  startRegistry({ revision: '1', remotes: { booking: remote() } });
  expect(await findRemote('/book/monday')).toBe('booking');
  const fetched = [
    'script anonymous true remoteEntry.1a.js',
    'script anonymous true pages-Book.2b.js',
    'style anonymous true pages-Book.2b.css',
  ];
  expect(preloads()).toEqual(fetched);
  expect(requested).toEqual(['query']);
  await findRemote('/book/monday');
  expect(preloads()).toEqual(fetched);
});

test('a remote that lists no pages gets its first code fetched', async () => {
  startRegistry({ revision: '1', remotes: { booking: remote({ pages: undefined }) } });
  expect(await findRemote('/book/monday')).toBe('booking');
  expect(preloads()).toEqual(['script anonymous true remoteEntry.1a.js']);
});

test.each([
  ['does not fit the shell', { takes: { 'shared/ui/Gone': ['Gone'] } }],
  ['has no hashes yet', { integrity: undefined }],
])('nothing of a remote that %s is fetched', async (_how, more) => {
  expect(GIVEN_NAMES['shared/ui/Gone']).toBeUndefined();
  startRegistry({ revision: '1', remotes: { booking: remote(more) } });
  expect(await findRemote('/book/monday')).toBe('booking');
  expect(preloads()).toEqual([]);
});

test('an old registry is fetched again, and without an answer the known one counts', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(0);
  const registry = { revision: '1', remotes: { booking: remote() } };
  startRegistry(registry);
  now.mockReturnValue(61_000);
  globalThis.fetch = async () => Promise.reject(new Error('away'));
  expect(await findRemote('/book/monday')).toBe('booking');
  const moved = { ...registry, remotes: { calendar: remote() } };
  globalThis.fetch = async () => new Response(JSON.stringify(moved));
  expect(await findRemote('/book/monday')).toBe('calendar');
});
