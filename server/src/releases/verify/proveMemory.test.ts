import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEFAULT_SHOP_PROFILE } from '@mcs-repairs/shared/domain/catalogue/shopProfile';
import { storeFolder } from '../store/publishFolder';
import { folderOf, judgeFiles } from '../store/releaseStore';
import { builtAs, publishingOf, writeFiles, type Files } from '../store/testing/builtRemote';
import { prove } from './prove';
import { proveMemory } from './proveMemory';
import { builtArea } from './testing/builtArea';
import { buildShell } from './testing/site';

jest.setTimeout(60_000);
let site: Awaited<ReturnType<typeof buildShell>>;
let remotesDir: string;

beforeAll(async () => {
  site = await buildShell();
}, 120_000);
afterAll(() => rmSync(site.folder, { recursive: true, force: true }));
beforeEach(() => {
  remotesDir = mkdtempSync(path.join(tmpdir(), 'releases-'));
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

async function tried(files: Files) {
  const folder = writeFiles(mkdtempSync(path.join(remotesDir, '.built-')), files);
  const publishing = { ...publishingOf('booking'), folder, built: builtAs('booking') };
  const version = await storeFolder(remotesDir, publishing);
  const judged = judgeFiles(folderOf(remotesDir, 'booking', version), 'booking');
  if (!judged.ok) throw new Error(judged.failure.message);
  const config = { mode: 'browser', profile: DEFAULT_SHOP_PROFILE, publicUrl: 'http://x.example' };
  const place = { ...site, remotesDir, active: {}, config, apiUrl: '' } as never;
  const { problems } = await prove(place, judged.value);
  return { once: problems, often: await proveMemory(place, judged.value) };
}

/** Returns code that keeps this many megabytes in memory for each visitor. */
const leaking = (megabytes: number) =>
  builtArea({
    atStart: 'const kept = [];',
    render: `kept.push(new Array(${megabytes} * 131072).fill(1.5)); return jsx('h1', { children: 'Book' })`,
  });

test('a page that leaks 24 MB for each visitor passes once and fails when it is rendered repeatedly', async () => {
  const { once, often } = await tried(leaking(24));
  expect(once).toEqual({});
  expect(often).toEqual({ 'page /booking': expect.stringContaining('more than 160 MB') as string });
});

test('a page that leaks 8 MB for each visitor fails, too', async () => {
  expect((await tried(leaking(8))).often).toMatchObject({
    'page /booking': expect.stringContaining('more than 160 MB') as string,
  });
});

test('a page without leaks passes', async () => {
  expect(await tried(builtArea())).toEqual({ once: {}, often: {} });
});
