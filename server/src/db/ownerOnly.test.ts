import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync, chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { migrate } from './migrations/migrate';
import { openDatabase, sqliteFile } from './openDatabase';
import { ownerFiles } from './ownerOnly';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'owner-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const rights = (place: string) => (statSync(place).mode & 0o777).toString(8);

test('the database, its journals and its folder are private to this user', async () => {
  const dataDir = path.join(folder, 'data');
  const db = openDatabase({ dataDir });
  await migrate(db);
  expect(rights(dataDir)).toBe('700');
  for (const suffix of ['', '-wal', '-shm'])
    expect(rights(sqliteFile(dataDir) + suffix)).toBe('600');
  await db.destroy();
});

test('existing files that others could read become private, too', async () => {
  const before = openDatabase({ dataDir: folder });
  await migrate(before);
  await before.destroy();
  chmodSync(folder, 0o755);
  chmodSync(sqliteFile(folder), 0o644);
  const db = openDatabase({ dataDir: folder });
  await migrate(db);
  expect(rights(folder)).toBe('700');
  expect(rights(sqliteFile(folder))).toBe('600');
  await db.destroy();
});

test('another program that reads the file does not lose later writes', async () => {
  const earlier = openDatabase({ dataDir: folder });
  await migrate(earlier);
  await earlier.destroy();
  const db = openDatabase({ dataDir: folder });
  const write = (key: string) =>
    sql`insert into idempotency values ('test', ${key}, '', '', '')`.execute(db);
  // Afterwards, both connections are open: the one for writes and the one for reads.
  await sql`select 1`.execute(db);
  await write('before');
  const look = () => {
    const file = JSON.stringify(sqliteFile(folder));
    const script = `const db = new (require('libsql'))(${file});
      console.log(db.prepare("select count(*) as n from idempotency").all([])[0].n);
      db.close();`;
    return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout.trim();
  };
  expect(look()).toBe('1');
  await write('after');
  expect(look()).toBe('2');
  await db.destroy();
});

test('photos of earlier versions become private', () => {
  const photos = path.join(folder, 'photos');
  mkdirSync(photos, { mode: 0o755 });
  writeFileSync(path.join(photos, 'a.jpg'), 'x', { mode: 0o644 });
  ownerFiles(photos);
  ownerFiles(path.join(folder, 'none'));
  expect(rights(photos)).toBe('700');
  expect(rights(path.join(photos, 'a.jpg'))).toBe('600');
});

test('erased data is overwritten in the file', async () => {
  const db = openDatabase({ dataDir: folder });
  const { rows } = await sql<{ secure_delete: number }>`pragma secure_delete`.execute(db);
  expect(rows).toEqual([{ secure_delete: 1 }]);
  await db.destroy();
});
