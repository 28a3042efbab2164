import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { createEmptyPlace, ENGINE } from '../../../test/testDatabase';
import type { Migration } from './migration';
import { MIGRATIONS } from './migrations';
import { migrate } from './migrate';
import { fillEmpty } from '../dataTables';
import { openDatabase } from '../openDatabase';
import { inTransaction } from '../transact';
import type { Db } from '../schema';

let place: Awaited<ReturnType<typeof createEmptyPlace>>;
const open: Db[] = [];
const connect = () => {
  const db = openDatabase(place);
  open.push(db);
  return db;
};
beforeEach(async () => {
  place = await createEmptyPlace();
});
afterEach(async () => {
  for (const db of open.splice(0)) await db.destroy();
  place.remove();
});

const note = (name: string, column = 'text'): Migration => ({
  name,
  statements: () => [`create table note_${name.slice(0, 3)} (content ${column})`],
});

test('an empty database gets every migration once', async () => {
  const db = connect();
  expect(await migrate(db)).toEqual(MIGRATIONS.map(({ name }) => name));
  expect(await migrate(db)).toEqual([]);
});

test('six processes that start at once run each migration once', async () => {
  const taken = await Promise.all(Array.from({ length: 6 }, () => migrate(connect())));
  expect(taken.flat().sort()).toEqual(MIGRATIONS.map(({ name }) => name));
});

test('a migration with an earlier date is not skipped', async () => {
  const db = connect();
  await migrate(db, [...MIGRATIONS, note('920-later')]);
  expect(await migrate(db, [...MIGRATIONS, note('910-earlier'), note('920-later')])).toEqual([
    '910-earlier',
  ]);
});

test('a migration has no time limit', async () => {
  const isEndless = `case current_setting('statement_timeout') when '0' then 1 else 0 end`;
  const long: Migration = {
    name: '910-long',
    statements: ({ engine }) => (engine === 'postgres' ? [`select 1 / ${isEndless}`] : []),
  };
  expect(await migrate(connect(), [...MIGRATIONS, long])).toContain('910-long');
});

const withIndex: Migration = {
  name: '910-index',
  statements: () => ['alter table events add column place text'],
  indexes: [{ name: 'events_by_place', on: 'events (place, at)' }],
};
const hasIndex = async (db: Db) => {
  const query =
    db.engine === 'sqlite'
      ? sql`select 1 from sqlite_master where name = 'events_by_place'`
      : sql`select 1 from pg_index where indexrelid = to_regclass('events_by_place') and indisvalid`;
  return (await query.execute(db)).rows.length === 1;
};

test('a later index exists after the migration, and is not created again', async () => {
  const db = connect();
  await migrate(db);
  await Promise.all([1, 2, 3].map(() => migrate(connect(), [...MIGRATIONS, withIndex])));
  expect(await hasIndex(db)).toBe(true);
  await sql`drop index events_by_place`.execute(db);
  await migrate(db, [...MIGRATIONS, withIndex]);
  expect(await hasIndex(db)).toBe(false);
});

const onPostgres = ENGINE === 'postgres' ? test : test.skip;

onPostgres('others write to the table while a later index is created', async () => {
  const db = connect();
  await migrate(db);
  let release = () => {};
  const reading = inTransaction(connect(), async (trx) => {
    // Another transaction is open. PostgreSQL creates the index only after it has ended.
    await sql`insert into events (id, number, topic, subject_id, at) values ('a', 1, 't', 's', 'n')`.execute(
      trx,
    );
    await new Promise<void>((resolve) => (release = resolve));
  });
  const migrated = migrate(connect(), [
    ...MIGRATIONS,
    {
      ...withIndex,
      statements: () => [],
      indexes: [{ name: 'events_by_place', on: 'events (at)' }],
    },
  ]);
  await untilCreated(db);
  const began = performance.now();
  await sql`insert into events (id, number, topic, subject_id, at) values ('b', 2, 't', 's', 'n')`.execute(
    db,
  );
  expect(performance.now() - began).toBeLessThan(1000);
  release();
  await Promise.all([reading, migrated]);
  expect(await hasIndex(db)).toBe(true);
});

/** Waits until PostgreSQL has begun to create the index. */
async function untilCreated(db: Db): Promise<void> {
  const found = sql`select 1 where to_regclass('events_by_place') is not null`;
  while ((await found.execute(db)).rows.length === 0) await sleep(20);
}

onPostgres('an index that a stopped server left unfinished is created again', async () => {
  const db = connect();
  await migrate(db);
  await sql`insert into events (id, number, topic, subject_id, at)
    values ('a', 1, 't', 's', 'n'), ('b', 2, 't', 's', 'n')`.execute(db);
  // PostgreSQL keeps an index that it could not finish.
  const broken = sql`create unique index concurrently events_by_place on events (at)`;
  await expect(broken.execute(db)).rejects.toThrow();
  expect(await hasIndex(db)).toBe(false);
  await migrate(db, [...MIGRATIONS, withIndex]);
  expect(await hasIndex(db)).toBe(true);
});

test('a database that a newer version has migrated is not filled', async () => {
  const db = connect();
  await migrate(db);
  await sql`insert into migrations (name, checksum, applied_at) values ('999', 'x', '')`.execute(
    db,
  );
  await expect(fillEmpty(db, { work: () => Promise.resolve() })).rejects.toThrow(
    'newer than this version',
  );
});

onPostgres('a migration that waits for a table lets others pass', async () => {
  // After the first failed attempt, the test goes on for some more attempts.
  let end = Infinity;
  const warn = jest.spyOn(console, 'warn').mockImplementation((text) => {
    if (String(text).includes('waits until other transactions')) end = performance.now() + 3000;
  });
  const db = connect();
  await migrate(db);
  let endBackup = () => {};
  const mayEnd = new Promise<void>((resolve) => (endBackup = resolve));
  let hasBegun = false;
  const ended = inTransaction(connect(), async (trx) => {
    await sql`select 1 from events`.execute(trx);
    hasBegun = true;
    await mayEnd;
  });
  while (!hasBegun) await sleep(10);
  const migrated = migrate(connect(), [...MIGRATIONS, withIndex]);
  let longestMs = 0;
  while (performance.now() < end) {
    const asked = performance.now();
    await sql`select 1 from events`.execute(db);
    longestMs = Math.max(longestMs, performance.now() - asked);
    await sleep(10);
  }
  endBackup();
  await Promise.all([ended, migrated]);
  expect(longestMs).toBeLessThan(2500);
  expect(await hasIndex(db)).toBe(true);
  warn.mockRestore();
});

/**
 * The last migration that created indexes inside its transaction, which blocks writers of the
 * table.
 */
const LAST_BLOCKING = '083';

/**
 * Returns the existing tables to which a migration adds an index inside its transaction. Writers of
 * these tables have to wait.
 */
const blockedTables = (statements: readonly string[]) => {
  const tables = (pattern: RegExp) => statements.flatMap((text) => text.match(pattern)?.[1] ?? []);
  const created = new Set(tables(/^create table (\w+)/));
  return tables(/^create index \w+ on (\w+)/).filter((name) => !created.has(name));
};

test('new migrations create the indexes of existing tables later', () => {
  expect(blockedTables(['create table a (id text)', 'create index a_by on a (id)'])).toEqual([]);
  expect(blockedTables(['create index b_by on b (id)'])).toEqual(['b']);
  const blocking = MIGRATIONS.filter(({ name }) => name > LAST_BLOCKING)
    .filter(
      ({ statements }) => blockedTables(statements({ engine: 'postgres', key: 'text' })).length,
    )
    .map(({ name }) => name);
  expect(blocking).toEqual([]);
});

test('a failed migration changes nothing', async () => {
  const db = connect();
  await migrate(db);
  const broken: Migration = {
    name: '910-broken',
    statements: () => ['create table note_910 (content text)', 'create nonsense'],
  };
  await expect(migrate(db, [...MIGRATIONS, broken])).rejects.toThrow();
  await expect(sql`select * from note_910`.execute(db)).rejects.toThrow();
});

test('a database of a newer version is rejected with the name of its migration', async () => {
  const db = connect();
  await migrate(db, [...MIGRATIONS, note('999-tomorrow')]);
  await expect(migrate(db)).rejects.toThrow(/newer than this version.*999-tomorrow/);
});

test('a migration that was changed after its release is rejected', async () => {
  const db = connect();
  await migrate(db, [...MIGRATIONS, note('910-notes')]);
  await expect(migrate(db, [...MIGRATIONS, note('910-notes', 'integer')])).rejects.toThrow(
    /910-notes.*differs/,
  );
});

test('a browser that was known before accounts could share one stays known', async () => {
  const db = connect();
  await migrate(db, MIGRATIONS.slice(0, 5));
  const at = '2026-11-01T00:00:00.000Z';
  const member = { id: 'asha', name: 'Asha', email: 'asha@shop.example', password_hash: 'x' };
  // The account is from a version that had no roles yet.
  const former = { ...member, disabled_at: null, created_at: at };
  await db
    .insertInto('staff')
    .values(former as never)
    .execute();
  const device = { token_hash: 'a browser', staff_id: 'asha', created_at: at };
  await db.insertInto('known_devices').values(device).execute();
  await migrate(db);
  expect(await db.selectFrom('staff').select('role').execute()).toEqual([{ role: 'owner' }]);
  expect(await db.selectFrom('known_devices').selectAll().execute()).toEqual([device]);
  await expect(db.insertInto('known_devices').values(device).execute()).rejects.toThrow();
  const stranger = { ...device, staff_id: 'nobody' };
  await expect(db.insertInto('known_devices').values(stranger).execute()).rejects.toThrow();
});
