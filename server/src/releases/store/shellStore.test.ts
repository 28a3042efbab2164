import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { activate, type ReleasePlace } from './activate';
import { startCanary } from './canary';
import { collectReleases } from './collectReleases';
import { mendRegistry } from './deriveRegistry';
import { publishFolder, showBuilt, storeFolder, type Publishing } from './publishFolder';
import { activeRemotes } from './registryStore';
import { activeShell, currentShell, pointerOf, shellFilesOf } from './shellStore';
import { AT, builtAs, publishingOf, writeFiles } from './testing/builtRemote';

let place: ReleasePlace;
beforeEach(() => {
  place = {
    remotesDir: mkdtempSync(path.join(tmpdir(), 'shells-')),
    gives: { 'shared/store': ['itemAdded'] },
  };
});
afterEach(() => rmSync(place.remotesDir, { recursive: true, force: true }));

const shellOf = (content: string, names = ['itemAdded']): Publishing => ({
  folder: writeFiles(mkdtempSync(path.join(tmpdir(), 'shell-')), {
    'assets.json': JSON.stringify({ content, gives: { 'shared/store': names } }),
    'ssr/server.cjs': `// ${content}`,
    [`main.${content}.js`]: content,
  }),
  ...{ built: builtAs('shell', []), by: 'asha@desk', at: AT, compress: false },
});
const publishShop = () =>
  publishFolder(
    place,
    publishingOf('shop', 'one', {
      files: {
        'assets.json': JSON.stringify({ takes: { 'shared/store': ['itemAdded'] }, fragments: [] }),
      },
    }),
  );
const active = () => activeShell(place.remotesDir);
const served = (file: string) => existsSync(path.join(shellFilesOf(place.remotesDir), file));

test('the shell is a version like others, stored beside the areas', async () => {
  expect(currentShell(place.remotesDir, '/beside')).toBe('/beside');
  const first = await publishFolder(place, shellOf('one'));
  expect(active()).toBe(first);
  expect(currentShell(place.remotesDir, '/beside')).toBe(
    path.join(place.remotesDir, 'shell', first),
  );
  expect(activeRemotes(place.remotesDir)).toEqual({});
  expect([served('main.one.js'), served('assets.json'), served('ssr/server.cjs')]).toEqual([
    ...[true, false, false],
  ]);
});

test('the shell can be rolled back, and open pages find the files of both versions', async () => {
  const first = await publishFolder(place, shellOf('one'));
  await publishFolder(place, shellOf('two'));
  const back = { remote: 'shell', version: first, by: 'asha', at: AT, why: 'back' } as const;
  expect(await activate(place, back)).toMatchObject({ ok: true, value: { changed: true } });
  expect(active()).toBe(first);
  expect([served('main.one.js'), served('main.two.js')]).toEqual([true, true]);
});

test('a shell without a name that an area imports is rejected, with the name and the area', async () => {
  const first = await publishFolder(place, shellOf('one'));
  const shop = await publishShop();
  await expect(publishFolder(place, shellOf('two', ['other']))).rejects.toThrow(
    `shop ${shop} takes itemAdded of shared/store`,
  );
  expect(active()).toBe(first);
});

test('canaries are checked, too', async () => {
  await publishFolder(place, shellOf('one'));
  await publishFolder(place, publishingOf('shop', 'plain'));
  const taking = publishingOf('shop', 'taking', {
    files: {
      'assets.json': JSON.stringify({ takes: { 'shared/store': ['itemAdded'] }, fragments: [] }),
    },
  });
  const version = await storeFolder(place.remotesDir, taking);
  await startCanary(place, { remote: 'shop', version, percent: 10, by: 'asha', at: AT });
  await expect(publishFolder(place, shellOf('two', ['other']))).rejects.toThrow(
    `shop ${version} takes itemAdded`,
  );
});

test('areas built with the shell are checked as built', async () => {
  await showBuilt(place, shellOf('one'));
  await publishShop();
  const { version } = await showBuilt(place, { ...shellOf('two', ['other']), but: ['shop'] });
  expect(active()).toBe(version);
});

test('the shell has no canary', async () => {
  await publishFolder(place, shellOf('one'));
  const version = await storeFolder(place.remotesDir, shellOf('two'));
  const asked = { remote: 'shell', version, percent: 10, by: 'asha', at: AT };
  expect(await startCanary(place, asked)).toMatchObject({ failure: { code: 'conflict' } });
});

test('an outdated pointer to the shell is restored from the log', async () => {
  const first = await publishFolder(place, shellOf('one'));
  writeFileSync(pointerOf(place.remotesDir), 'nonsense');
  expect(active()).toBeNull();
  expect(await mendRegistry(place.remotesDir)).toBe(true);
  expect(active()).toBe(first);
  expect(JSON.parse(readFileSync(pointerOf(place.remotesDir), 'utf8'))).toEqual({ version: first });
});

test('files of removed shells are removed with them', async () => {
  await publishFolder(place, shellOf('one'));
  await publishFolder(place, shellOf('two'));
  const last = await publishFolder(place, shellOf('three'));
  const later = new Date(Date.now() + 400 * 24 * 3_600_000);
  expect(await collectReleases(place.remotesDir, later)).toHaveLength(1);
  expect(active()).toBe(last);
  expect([served('main.one.js'), served('main.two.js'), served('main.three.js')]).toEqual([
    ...[false, true, true],
  ]);
});
