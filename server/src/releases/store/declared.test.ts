import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mendRegistry } from './deriveRegistry';
import { goTo, publishFolder, storeFolder } from './publishFolder';
import { activeRemotes } from './registryStore';
import { AT, publishingOf } from './testing/builtRemote';

const link = (path: string) => ({ label: 'Booking', path, place: 'main', order: 10 });
const declaring = (more: object) => ({
  'assets.json': JSON.stringify({ takes: {}, fragments: [], ...more }),
});
const SAYS = {
  navigation: [link('/booking'), link('/visits')],
  sitemap: ['/booking'],
  unlisted: [],
};

let remotesDir: string;
const place = () => ({ remotesDir, gives: {} });
const made: string[] = [];
const publishing = (content: string, files?: Record<string, string>, prefixes?: string[]) => {
  const one = publishingOf('booking', content, {
    ...(files && { files }),
    ...(prefixes && { prefixes }),
  });
  made.push(one.folder);
  return one;
};
const active = () => activeRemotes(remotesDir)['booking'];
const WIDE = ['/booking', '/visits'];

beforeEach(() => (remotesDir = mkdtempSync(path.join(tmpdir(), 'declared-'))));
afterEach(() => {
  for (const folder of [remotesDir, ...made.splice(0)])
    rmSync(folder, { recursive: true, force: true });
});

test('the registry contains what a version declares', async () => {
  await publishFolder(place(), publishing('one', declaring(SAYS), WIDE));
  expect(active()).toMatchObject(SAYS);
});

test('the registry contains the files of each page, and a build with an invalid list is refused', async () => {
  const pages = { '/booking/:time': ['pages-Book.1a.js', 'shared/data/query'] };
  await publishFolder(place(), publishing('one', declaring({ pages })));
  expect(active()?.pages).toEqual(pages);
  const bad = publishing('two', declaring({ pages: { '/booking': ['../other.js'] } }));
  await expect(publishFolder(place(), bad)).rejects.toThrow('must be the name of a file');
});

test('an older version gets the last declarations for its own paths', async () => {
  const before = await publishFolder(place(), publishing('before'));
  expect(active()?.navigation).toBeUndefined();
  await publishFolder(place(), publishing('one', declaring(SAYS), WIDE));
  await goTo(place(), { remote: 'booking', version: before, by: 'asha', at: AT });
  expect(active()).toMatchObject({ version: before, navigation: [link('/booking')] });
});

test('a version that was only stored declares nothing', async () => {
  await publishFolder(place(), publishing('before'));
  await storeFolder(remotesDir, publishing('one', declaring(SAYS), WIDE));
  await mendRegistry(remotesDir);
  expect(active()?.navigation).toBeUndefined();
});

test('a registry from before declarations is updated at the start', async () => {
  const version = await publishFolder(place(), publishing('one', declaring(SAYS), WIDE));
  const { navigation: _links, sitemap: _pages, unlisted: _kept, ...old } = active() ?? {};
  writeFileSync(
    path.join(remotesDir, 'remotes.json'),
    JSON.stringify({ remotes: { booking: old } }),
  );
  expect(await mendRegistry(remotesDir)).toBe(true);
  expect(active()).toMatchObject({ version, ...SAYS });
  expect(await mendRegistry(remotesDir)).toBe(false);
});

test('a version with invalid declarations is stored, but not activated', async () => {
  const bad = declaring({ navigation: [link('javascript:alert(1)')] });
  await expect(publishFolder(place(), publishing('bad', bad))).rejects.toThrow(
    /navigation.0.path must be a path of this site/,
  );
  expect(active()).toBeUndefined();
});
