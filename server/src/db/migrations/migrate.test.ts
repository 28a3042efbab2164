import { sql } from 'kysely';
import { createEmptyPlace } from '../../../test/testDatabase';
import type { Migration } from './migration';
import { MIGRATIONS } from './migrations';
import { migrate } from './migrate';
import { openDatabase } from '../openDatabase';
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
  // This account was created before roles existed.
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
