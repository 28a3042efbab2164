import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type Libsql from 'libsql';
import { openSqlite } from './sqliteDialect';
import { sqliteWriter, type SqliteWriter } from './sqliteWriter';

let folder: string;
let database: Libsql.Database;
let reader: Libsql.Database;
let writer: SqliteWriter;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'writer-'));
  const file = path.join(folder, 'shop.sqlite');
  database = openSqlite(file);
  database.exec('create table notes (text text unique)');
  reader = openSqlite(file);
  writer = sqliteWriter(database);
});
afterEach(async () => {
  await writer.alone(() => database.close());
  reader.close();
  rmSync(folder, { recursive: true });
});

const insert = (text: string) => database.prepare('insert into notes values (?)').run([text]);
const stored = () =>
  reader
    .prepare('select text from notes order by text')
    .all([])
    .map((row) => (row as { text: string }).text);

async function note(text: string): Promise<void> {
  await writer.begin();
  try {
    insert(text);
  } catch (error) {
    await writer.rollback();
    throw error;
  }
  await writer.commit();
}

test('concurrent transactions share a commit, and each resolves when it is durable', async () => {
  const seen: string[][] = [];
  await Promise.all(
    ['a', 'b', 'c'].map(async (text) => {
      await note(text);
      seen.push(stored());
    }),
  );
  const all = ['a', 'b', 'c'];
  expect(seen).toEqual([all, all, all]);
});

test('nobody reads data that is not durable yet', async () => {
  await writer.begin();
  insert('a');
  const durable = writer.commit();
  expect(stored()).toEqual([]);
  await durable;
  expect(stored()).toEqual(['a']);
});

test.each([
  ['first', ['refused', 'a', 'b']],
  ['second', ['a', 'refused', 'b']],
  ['last', ['a', 'b', 'refused']],
])('a rollback does not affect others in the group: the %s', async (_, texts) => {
  await Promise.all(
    texts.map(async (text) => {
      if (text !== 'refused') return note(text);
      await writer.begin();
      insert(text);
      await writer.rollback();
    }),
  );
  expect(stored()).toEqual(['a', 'b']);
});

test('a rollback because of another transaction waits until that one is durable', async () => {
  const outcomes: string[] = [];
  const first = note('a').then(() => outcomes.push(`stored ${stored().join()}`));
  const second = note('a').catch(() => outcomes.push(`refused beside ${stored().join()}`));
  await Promise.all([first, second]);
  expect(outcomes).toEqual(['stored a', 'refused beside a']);
});

test('a failed commit rejects all its transactions, and the next one works', async () => {
  const both = Promise.allSettled([note('a'), note('b')]);
  // Begins a second transaction in the same turn. The statement below ends the SQLite transaction
  // that both share.
  await writer.begin();
  database.exec('rollback');
  await writer.rollback();
  const reasons = (await both).map((outcome) =>
    outcome.status === 'rejected' ? (outcome.reason as { code: string }).code : 'stored',
  );
  expect(reasons).toEqual(['SQLITE_ABORT_ROLLBACK', 'SQLITE_ABORT_ROLLBACK']);
  expect(stored()).toEqual([]);
  await note('c');
  expect(stored()).toEqual(['c']);
});

test('a locked file fails only the current transaction', async () => {
  reader.exec('begin immediate');
  await expect(note('a')).rejects.toMatchObject({ code: expect.stringContaining('SQLITE_BUSY') });
  reader.exec('rollback');
  await note('b');
  expect(stored()).toEqual(['b']);
});

test('work outside of transactions runs after the running one', async () => {
  const noted = note('a');
  const free = await writer.alone(() => !database.inTransaction && stored());
  expect(free).toEqual(['a']);
  await noted;
});

test('a thousand simultaneous transactions are all stored', async () => {
  const texts = Array.from({ length: 1000 }, (_, number) => String(number).padStart(4, '0'));
  await Promise.all(texts.map(note));
  expect(stored()).toEqual(texts);
});

test('a transaction that never ends blocks others only for a limited time', async () => {
  const impatient = sqliteWriter(database, 50);
  await impatient.begin();
  await expect(impatient.begin()).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await impatient.rollback();
  await impatient.begin();
  await impatient.rollback();
});

test('a failed release fails its transaction, and the next one runs', async () => {
  const first = note('a');
  const second = (async () => {
    await writer.begin();
    insert('b');
    // The savepoint no longer exists, so the statement that releases it throws.
    database.exec('release member');
    await writer.commit();
  })();
  const outcomes = await Promise.allSettled([first, second]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await note('c');
  expect(stored()).toEqual(['c']);
});
