import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashOf, releasedRemote } from '../releases/store/testing/releasedRemote';
import { createAssetIndex } from './assets';
import { pinShell } from './pinnedShell';

const SHELL = {
  groups: { main: ['main.1.js', 'main.1.css'] },
  integrity: {
    'main.1.js': hashOf('main'),
    'main.1.css': hashOf('style'),
    'query.1.js': hashOf('query'),
  },
  provides: { 'shared/query': ['query.1.js'] },
  consumes: {},
};
const files = (js: readonly string[] = []) => ({ sync: js });
const manifestOf = (entry: string) =>
  JSON.stringify({
    name: 'booking',
    metaData: { remoteEntry: { name: entry } },
    exposes: [{ name: 'remote', assets: { js: files(['expose.js']), css: files() } }],
  });
const assetsOf = (groups: Record<string, string[]>) =>
  JSON.stringify({
    groups,
    // The server ignores hashes that a remote declares itself, such as this one.
    integrity: { 'page-book.js': '"><script src=//evil.example>' },
    provides: {},
    consumes: { 'page-book': ['shared/query'] },
  });
const FILES = {
  'mf-manifest.json': manifestOf('remoteEntry.js'),
  'assets.json': assetsOf({ 'page-book': ['page-book.js', 'page-book.css'] }),
  'ssr/server.cjs': '',
  'remoteEntry.js': 'entry',
  'expose.js': 'expose',
  'page-book.js': 'page',
  'page-book.css': 'css',
};
const BASE = '/remotes/booking/1.0.0-ab/';
const CHUNKS = { booking: ['page-book'] };
let folder: string;
const write = (file: string, content: string | Buffer) => {
  const full = path.join(folder, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, content);
};
const registryOf = (contents: Record<string, string>, revision = '1') => ({
  revision,
  remotes: { booking: releasedRemote('booking', '1.0.0-ab', contents) },
});
const storeRemote = (contents: Record<string, string>) => {
  for (const [file, content] of Object.entries(contents))
    write(`remotes/booking/1.0.0-ab/${file}`, content);
};
const index = () =>
  createAssetIndex(pinShell(path.join(folder, 'shell')), path.join(folder, 'remotes'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
  write('shell/assets.json', JSON.stringify(SHELL));
  storeRemote(FILES);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a page names the files of its chunks, the shared modules and the shell, each with its hash', async () => {
  const page = await index()(registryOf(FILES), CHUNKS);
  expect(page.entry).toEqual({ url: '/shell/main.1.js', integrity: hashOf('main') });
  expect(page.scripts).toEqual([
    { url: `${BASE}remoteEntry.js`, integrity: hashOf('entry') },
    { url: `${BASE}expose.js`, integrity: hashOf('expose') },
    { url: '/shell/query.1.js', integrity: hashOf('query') },
    { url: `${BASE}page-book.js`, integrity: hashOf('page') },
  ]);
  expect(page.styles).toEqual([
    { url: '/shell/main.1.css', integrity: hashOf('style') },
    { url: `${BASE}page-book.css`, integrity: hashOf('css') },
  ]);
  expect(page.manifests).toEqual({
    [`${BASE}mf-manifest.json`]: { metaData: { remoteEntry: { name: 'remoteEntry.js' } } },
  });
});

test("a page sends the styles of another area's sleeping fragment, and the names of its scripts", async () => {
  const page = await index()(registryOf(FILES), { repairs: [] }, CHUNKS);
  expect(page.scripts).toEqual([]);
  expect(page.styles.map(({ url }) => url)).toEqual(['/shell/main.1.css', `${BASE}page-book.css`]);
  expect(page.sleepingScripts).toEqual({
    booking: ['remoteEntry.js', 'expose.js', 'page-book.js'],
  });
});

describe('a page with style sheets', () => {
  const MAIN = 'main.0123abcd.css';
  const PAGE = 'page-book.89abcdef.css';
  const withStyle = (css: string, file = PAGE) => ({
    ...FILES,
    'assets.json': assetsOf({ 'page-book': [file] }),
    [file]: css,
  });
  const textsOf = async (released: Record<string, string>, pageAssets = index()) =>
    (await pageAssets(registryOf(released), CHUNKS)).styles.map(({ text }) => text);
  beforeEach(() => {
    const integrity = { ...SHELL.integrity, [MAIN]: hashOf('style') };
    const groups = { main: ['main.1.js', MAIN] };
    write('shell/assets.json', JSON.stringify({ ...SHELL, groups, integrity }));
    write(`shell/${MAIN}`, 'style');
  });

  test('contains those of the shell and of remotes', async () => {
    const released = withStyle('css');
    storeRemote(released);
    expect(await textsOf(released)).toEqual(['style', 'css']);
  });

  test.each([
    ['would end its element', withStyle('a{}</STYLE ><script>')],
    ['has a relative address', withStyle('a{background:URL(a.svg)}')],
    ['begins with a byte order mark', withStyle('\ufeffa{}')],
    ['is too large', withStyle('.a{}'.repeat(30_000))],
    ['has no hash in its name', withStyle('css', 'page-book.css')],
    ['is in a folder', withStyle('css', `css/${PAGE}`)],
    ['does not match its hash', withStyle('other'), withStyle('css')],
  ])('links to one that %s', async (_case, stored, released = stored) => {
    storeRemote(stored);
    expect(await textsOf(released)).toEqual(['style', undefined]);
  });

  test('links to one with bytes that are no text', async () => {
    const released = withStyle('css');
    storeRemote(released);
    const latin1 = Buffer.from('a{content:"\u00e9"}', 'latin1');
    write(`shell/${MAIN}`, latin1);
    const integrity = { ...SHELL.integrity, [MAIN]: hashOf(latin1) };
    const groups = { main: ['main.1.js', MAIN] };
    write('shell/assets.json', JSON.stringify({ ...SHELL, groups, integrity }));
    expect(await textsOf(released)).toEqual([undefined, 'css']);
  });

  test('reads one again that was missing', async () => {
    const released = withStyle('css');
    storeRemote(released);
    const pageAssets = index();
    rmSync(path.join(folder, 'shell', MAIN));
    expect(await textsOf(released, pageAssets)).toEqual([undefined, 'css']);
    write(`shell/${MAIN}`, 'style');
    expect(await textsOf(released, pageAssets)).toEqual(['style', 'css']);
  });
});

test('a page names no scripts of its own parts that stay unhydrated', async () => {
  const page = await index()(registryOf(FILES), { booking: [] }, CHUNKS);
  expect(page.styles).toHaveLength(2);
  expect(page.sleepingScripts).toEqual({});
});

test.each([
  ['mf-manifest.json', manifestOf('evil.js')],
  ['assets.json', assetsOf({ 'page-book': ['//evil.example/a.js'] })],
])('a remote with a changed %s is rejected', async (file, content) => {
  storeRemote({ ...FILES, [file]: content });
  await expect(index()(registryOf(FILES), CHUNKS)).rejects.toThrow(
    `${file} of ${BASE}mf-manifest.json is not the published file`,
  );
});

test.each([
  ['the manifest', 'mf-manifest.json', manifestOf('unpinned.js')],
  ['the list of files', 'assets.json', assetsOf({ 'page-book': ['unpinned.js'] })],
])('a remote with a file in %s that has no hash is rejected', async (_case, file, content) => {
  const contents = { ...FILES, [file]: content };
  storeRemote(contents);
  await expect(index()(registryOf(contents), CHUNKS)).rejects.toThrow('pins no unpinned.js');
});

test('a rejected remote is requested again, and pages without it are composed', async () => {
  const pageAssets = index();
  storeRemote({ ...FILES, 'assets.json': '{}' });
  await expect(pageAssets(registryOf(FILES), CHUNKS)).rejects.toThrow('not the published');
  expect((await pageAssets(registryOf(FILES), {})).scripts).toEqual([]);
  storeRemote(FILES);
  expect((await pageAssets(registryOf(FILES), CHUNKS)).scripts).toHaveLength(4);
});

test('another hash at the same address is another file', async () => {
  const pageAssets = index();
  await pageAssets(registryOf(FILES), CHUNKS);
  const next = { ...FILES, 'assets.json': assetsOf({ 'page-book': ['page-book.js'] }) };
  storeRemote(next);
  expect((await pageAssets(registryOf(next, '2'), CHUNKS)).styles).toHaveLength(1);
});

test('a shell that lacks a hash or an entry is not served', async () => {
  write('shell/assets.json', JSON.stringify({ ...SHELL, integrity: {} }));
  await expect(index()(registryOf(FILES), {})).rejects.toThrow('names main.1.js without its hash');
  write('shell/assets.json', JSON.stringify({ ...SHELL, groups: {} }));
  await expect(index()(registryOf(FILES), {})).rejects.toThrow('The shell is not built');
});
