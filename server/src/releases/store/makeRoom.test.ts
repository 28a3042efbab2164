import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeRoom } from './makeRoom';
import { publishFolder, storeFolder } from './publishFolder';
import { folderOf } from './releaseStore';
import { publishingOf } from './testing/builtRemote';

let remotesDir: string;
beforeEach(() => {
  remotesDir = mkdtempSync(path.join(tmpdir(), 'room-'));
});
afterEach(() => rmSync(remotesDir, { recursive: true, force: true }));

const store = (content: string, size = 0) =>
  storeFolder(
    remotesDir,
    publishingOf('booking', content, { files: { 'big.js': `// ${content}${'0'.repeat(size)}` } }),
  );
const isThere = (version: string) => existsSync(folderOf(remotesDir, 'booking', version));
const MB = 1 << 20;
const askFor = (megabytes: number, more: number) =>
  makeRoom(remotesDir, 'booking', { room: { versions: 100, bytes: megabytes * MB }, more });

test('a version counts with its size on disk, including compressed copies', async () => {
  const version = await store('light');
  const file = path.join(folderOf(remotesDir, 'booking', version), 'release.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), bytes: 1 }));
  writeFileSync(
    path.join(folderOf(remotesDir, 'booking', version), 'big.js.br'),
    Buffer.alloc(2 * MB),
  );
  expect(await askFor(3, MB / 2)).toBeNull();
  expect(isThere(version)).toBe(true);
  expect(await askFor(2, MB / 2)).toBeNull();
  expect(isThere(version)).toBe(false);
});

test('if removing all permitted versions frees too little, none is removed', async () => {
  const active = await publishFolder({ remotesDir, gives: {} }, publishingOf('booking', 'active'));
  const other = await store('other', MB);
  expect(await askFor(1, 2 * MB)).toMatchObject({
    ...{
      code: 'limit-reached',
      message: expect.stringContaining('may keep 100 of 1 MB') as string,
    },
  });
  expect([active, other].every(isThere)).toBe(true);
});

test('a folder that claims to be another version is removed under its own name', async () => {
  const version = await store('one', MB);
  const stranger = path.join(remotesDir, 'booking', '1.0.0-stranger');
  const { renameSync, cpSync } = await import('node:fs');
  cpSync(folderOf(remotesDir, 'booking', version), stranger, { recursive: true });
  renameSync(folderOf(remotesDir, 'booking', version), path.join(remotesDir, 'elsewhere'));
  expect(await askFor(1, MB / 2)).toBeNull();
  expect(existsSync(stranger)).toBe(false);
});
