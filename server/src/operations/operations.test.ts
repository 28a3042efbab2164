import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { findBookingByToken } from '../bookings/bookingLinks';
import { migrate } from '../db/migrations/migrate';
import { insertPhoto } from '../photos/storedPhotos';
import { inTransaction } from '../db/transact';
import { openDatabase, withDatabase } from '../db/openDatabase';
import { addUpCounts, countBookings } from '../bookings/bookingCounts';
import { dataTables } from '../db/dataTables';
import { createEmptyPlace, ENGINE } from '../../test/testDatabase';
import { OperationError } from './backupFolder';
import { summarize } from './copyDatabase';
import { makeBackup } from './makeBackup';
import { migrateToPostgres } from './migrateToPostgres';
import { restoreBackup } from './restoreBackup';
import { booked, freshShop, type FreshShop } from './testing/freshShop';

const TIMES = ['9:30 AM', '10:00 AM', '11:00 AM', '11:30 AM', '12:30 PM', '1:00 PM', '2:00 PM'];

let shop: FreshShop;
let place: Awaited<ReturnType<typeof createEmptyPlace>>;
let folder: string;

beforeEach(async () => {
  shop = await freshShop();
  place = await createEmptyPlace();
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'backup-')), 'first');
});
afterEach(async () => {
  await shop.close();
  place.remove();
  rmSync(path.dirname(folder), { recursive: true, force: true });
});

const bookDay = async (appointmentDate: string) => {
  for (const appointmentTime of TIMES) await booked(shop, { appointmentDate, appointmentTime });
};
const addPhoto = async (id: string) => {
  const photo = { id, contentType: 'image/jpeg', bytes: 10 };
  await inTransaction(shop.db, (trx) => insertPhoto(trx, photo, '198.51.100.7', shop.now()));
  const photos = path.join(shop.config.dataDir, 'photos');
  mkdirSync(photos, { recursive: true });
  writeFileSync(path.join(photos, `${id}.jpg`), `picture ${id}`);
};
const backUp = () => makeBackup(shop.config, folder, shop.now());

test('every table of the schema is copied', async () => {
  const query =
    ENGINE === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`;
  const { rows } = await query.execute(shop.db);
  const own = rows
    .map(({ name }) => name)
    .filter(
      (name) =>
        !/^(sqlite_|migration|later_indexes|\w+_search|write_probe|booking_count)/.test(name),
    );
  const copied = await dataTables(shop.db);
  expect(copied.map(({ name }) => name).sort()).toEqual(own.sort());
  expect(copied).toContainEqual({ name: 'slots', key: ['shop_date', 'time'] });
});

test('a row is copied after the rows that it refers to', async () => {
  const names = (await dataTables(shop.db)).map(({ name }) => name);
  for (const [parent, child] of [
    ['bookings', 'booking_audit'],
    ['staff', 'sessions'],
    ['posts', 'likes'],
  ] as const) {
    expect(names.indexOf(parent)).toBeLessThan(names.indexOf(child));
  }
});

test('bookings are counted in a backup and after its restoration', async () => {
  await booked(shop);
  await backUp();
  await restoreBackup(place, folder);
  await withDatabase(place, async (db) => {
    expect(await countBookings(db, { status: 'all', isSpam: false })).toBe(1);
    await addUpCounts(db);
    expect(await countBookings(db, { status: 'pending', isSpam: false })).toBe(1);
  });
});

test('other tables in the database stay unchanged', async () => {
  const { reference } = await booked(shop);
  await sql`create table notes (id integer primary key, note text)`.execute(shop.db);
  try {
    await sql`insert into notes (id, note) values (1, 'mine')`.execute(shop.db);
    await backUp();
    await restoreBackup(place, folder);
    await withDatabase(place, async (db) => {
      const rows = await db.selectFrom('bookings').select('reference').execute();
      expect(rows).toEqual([{ reference }]);
    });
  } finally {
    await sql`drop table notes`.execute(shop.db);
  }
});

test('a backup restored into an empty folder gives the same shop', async () => {
  await bookDay('2026-01-23');
  const { token, reference } = await booked(shop, { appointmentDate: '2026-01-26' });
  await addPhoto('p1');
  await backUp();
  await restoreBackup(place, folder);
  await withDatabase(place, async (db) => {
    expect(await summarize(db)).toEqual(await summarize(shop.db));
    expect(await findBookingByToken(db, token)).toMatchObject({ reference });
  });
  const photo = readFileSync(path.join(place.dataDir, 'photos', 'p1.jpg'), 'utf8');
  expect(photo).toBe('picture p1');
});

test('a restored shop accepts bookings, and rejects taken slots', async () => {
  await booked(shop);
  await backUp();
  await restoreBackup(place, folder);
  await withDatabase(place, async (db) => {
    const restored = { ...shop, db };
    await expect(booked(restored)).rejects.toThrow('slot-taken');
    expect((await booked(restored, { appointmentTime: '10:00 AM' })).status).toBe('pending');
  });
});

test('a backup made during bookings shows the shop at one moment', async () => {
  await bookDay('2026-01-23');
  const before = TIMES.length;
  const [manifest] = await Promise.all([backUp(), bookDay('2026-01-26'), bookDay('2026-01-27')]);
  const rows = (table: string) => manifest.tables.find((each) => each.table === table)?.rows ?? 0;
  expect(rows('bookings')).toBeGreaterThanOrEqual(before);
  expect(rows('booking_audit')).toBe(rows('bookings'));
  expect(rows('outbox')).toBe(rows('bookings'));
  await restoreBackup(place, folder);
  await withDatabase(place, async (db) => {
    const { booked: held } = await db
      .selectFrom('slots')
      .select((row) => row.fn.sum<number | string>('booked').as('booked'))
      .executeTakeFirstOrThrow();
    expect(Number(held)).toBe(rows('bookings'));
  });
});

test('a restoration never overwrites data', async () => {
  await booked(shop);
  await backUp();
  await expect(restoreBackup(shop.config, folder)).rejects.toThrow(/in use/);
});

test('a damaged backup is rejected before anything is written', async () => {
  await booked(shop);
  await addPhoto('p1');
  await backUp();
  writeFileSync(path.join(folder, 'photos', 'p1.jpg'), 'another picture');
  await expect(restoreBackup(place, folder)).rejects.toThrow(
    'The backup is damaged: photos/p1.jpg',
  );
  expect(readdirSync(place.dataDir)).toEqual([]);
});

test('a backup fails and names every photo that is missing or unreadable', async () => {
  await addPhoto('p1');
  await addPhoto('p2');
  await addPhoto('p3');
  const file = (id: string) => path.join(shop.config.dataDir, 'photos', `${id}.jpg`);
  rmSync(file('p1'));
  rmSync(file('p2'));
  mkdirSync(file('p2'));
  await expect(backUp()).rejects.toThrow(/^2 of 3 photos could not be read: p1.jpg .*, p2.jpg /);
  expect(readdirSync(path.dirname(folder))).toEqual([]);
});

test('a backup fails and names every photo that is empty or truncated', async () => {
  await addPhoto('p1');
  await addPhoto('p2');
  await addPhoto('p3');
  const file = (id: string) => path.join(shop.config.dataDir, 'photos', `${id}.jpg`);
  writeFileSync(file('p1'), '');
  writeFileSync(file('p2'), 'pictu');
  await expect(backUp()).rejects.toThrow(/^2 of 3 .*: p1.jpg \(0 of 10 bytes\), p2.jpg \(5 of 10 /);
  expect(readdirSync(path.dirname(folder))).toEqual([]);
});

test('a newer version backs up a database before its own migrations', async () => {
  await addPhoto('p1');
  await shop.db.schema.dropTable('goods_photos').execute();
  const { files } = await backUp();
  expect(Object.keys(files)).toContain('photos/p1.jpg');
});

test('a photo without a row is not in the backup', async () => {
  await addPhoto('p1');
  writeFileSync(path.join(shop.config.dataDir, 'photos', 'stray.jpg'), 'left by a kill');
  await backUp();
  expect(readdirSync(path.join(folder, 'photos'))).toEqual(['p1.jpg']);
});

test('a rejected restoration leaves no files behind', async () => {
  await addPhoto('p1');
  await backUp();
  const list = path.join(folder, 'backup.json');
  const written = readFileSync(list, 'utf8');
  writeFileSync(list, written.replace(/"contents": "\w/, '"contents": "x'));
  await expect(restoreBackup(place, folder)).rejects.toThrow(/differs from the backup/);
  writeFileSync(list, written);
  await restoreBackup(place, folder);
  expect(readdirSync(path.join(place.dataDir, 'photos'))).toEqual(['p1.jpg']);
});

test('a folder that is not a backup is named', async () => {
  await expect(restoreBackup(place, tmpdir())).rejects.toThrow(/is not a backup/);
});

test('a backup never overwrites another one', async () => {
  await backUp();
  await expect(backUp()).rejects.toThrow(OperationError);
});

test('a backup of a newer version is not restored', async () => {
  await backUp();
  await restoreBackup(place, folder);
  const db = openDatabase(place);
  await sql`insert into migrations (name, checksum, applied_at) values ('999-later', 'x', 'x')`.execute(
    db,
  );
  await expect(migrate(db)).rejects.toThrow(/newer than this version.*999-later/);
  await db.destroy();
});

const onPostgres = ENGINE === 'postgres' ? describe : describe.skip;

onPostgres('moving to PostgreSQL', () => {
  let copies = 0;
  /**
   * Returns a database file with some bookings. All connections of this process to the file are
   * closed.
   */
  const closedFile = async (times: readonly string[] = TIMES) => {
    const [from, to] = [`from${(copies += 1)}`, `to${copies}`].map((name) =>
      path.join(shop.config.dataDir, name),
    ) as [string, string];
    mkdirSync(to, { recursive: true });
    await withDatabase({ dataDir: from }, async (db) => {
      await migrate(db);
      for (const appointmentTime of times) await booked({ ...shop, db }, { appointmentTime });
      await sql`vacuum into ${path.join(to, 'shop.sqlite')}`.execute(db);
    });
    return { dataDir: to, databaseUrl: place.databaseUrl };
  };

  test('copies every row and compares', async () => {
    const target = await closedFile();
    const { source, target: copied } = await migrateToPostgres(target);
    expect(copied).toEqual(source);
    expect(source.find(({ table }) => table === 'bookings')?.rows).toBe(TIMES.length);
    await withDatabase(target, async (db) => {
      await expect(booked({ ...shop, db })).rejects.toThrow('slot-taken');
    });
  });

  test('is rejected while a site uses the file', async () => {
    const target = await closedFile();
    await withDatabase({ dataDir: target.dataDir }, async (db) => {
      await sql`select 1 from bookings`.execute(db);
      await expect(migrateToPostgres(target)).rejects.toThrow(/stop it first/);
    });
  });

  test('of two restores at once, one is rejected and removes no photo of the other', async () => {
    const { reference } = await booked(shop);
    await addPhoto('p1');
    await backUp();
    const both = await Promise.allSettled([
      restoreBackup(place, folder),
      restoreBackup(place, folder),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = both.find((outcome) => outcome.status === 'rejected');
    expect(refused?.reason).toMatchObject({ message: expect.stringMatching(/in use/) as string });
    expect(readFileSync(path.join(place.dataDir, 'photos', 'p1.jpg'), 'utf8')).toBe('picture p1');
    await withDatabase(place, async (db) => {
      const rows = await db.selectFrom('bookings').select('reference').execute();
      expect(rows).toEqual([{ reference }]);
    });
  });

  test('a restore that fails after its photos were copied removes them', async () => {
    await booked(shop);
    await addPhoto('p1');
    await backUp();
    await withDatabase(place, async (db) => {
      await migrate(db);
      await sql`alter table bookings add constraint refused check (id = '')`.execute(db);
    });
    await expect(restoreBackup(place, folder)).rejects.toThrow(/refused/);
    expect(readdirSync(place.dataDir)).not.toContain('photos');
  });

  test('is rejected if the target database contains data', async () => {
    await migrateToPostgres(await closedFile());
    await expect(migrateToPostgres(await closedFile())).rejects.toThrow(/in use/);
  });
});
