import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { COUNTED } from '../src/db/dataTables';
import { migrate } from '../src/db/migrations/migrate';
import { openDatabase, sqliteFile } from '../src/db/openDatabase';
import type { Db } from '../src/db/schema';

/**
 * The database under test: PostgreSQL if `TEST_ENGINE` is `postgres`, with `TEST_DATABASE_URL` as
 * the address of its server. Otherwise SQLite.
 */
export const ENGINE = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'sqlite';

type Place = { dataDir: string; databaseUrl?: string };
export type TestDatabase = Place & { db: Db; remove(): Promise<void> };

let closing = false;
const made: { name: string; db?: Db }[] = [];
/**
 * PostgreSQL databases that earlier tests have emptied, for the next tests. Creating a new one
 * would take most of a second.
 */
const emptied: (Place & { db: Db })[] = [];

afterAll(async () => {
  closing = true;
  for (const { name, db } of made) {
    await db?.destroy();
    await ask(`drop database if exists ${name} with (force)`);
  }
});

/** Returns an empty database with the current schema, in SQLite or PostgreSQL (`ENGINE`). */
export async function createTestDatabase(): Promise<TestDatabase> {
  const dataDir = newFolder();
  if (ENGINE === 'sqlite') {
    copyFileSync(await migratedFile(), sqliteFile(dataDir));
    const db = openDatabase({ dataDir });
    return { db, dataDir, remove: () => db.destroy().then(() => removeFolder(dataDir)) };
  }
  const place = emptied.pop() ?? (await makePostgres());
  const remove = async () => {
    // `afterAll` removes all databases, but other hooks may still call this function later. Only
    // the folder is left then.
    if (closing) return removeFolder(dataDir);
    await empty(place.db);
    emptied.push(place);
    removeFolder(dataDir);
  };
  return { ...place, dataDir, remove };
}

/**
 * Returns where a test can create a database: an empty folder and, for PostgreSQL, the address of
 * an empty database without tables.
 */
export async function createEmptyPlace(): Promise<Place & { remove(): void }> {
  const dataDir = newFolder();
  const remove = () => removeFolder(dataDir);
  if (ENGINE === 'sqlite') return { dataDir, remove };
  const name = `shop_${process.pid}_${Date.now().toString(36)}_${made.length}`;
  await ask(`create database ${name}`);
  made.push({ name });
  const address = new URL(serverAddress());
  address.pathname = `/${name}`;
  return { dataDir, databaseUrl: address.href, remove };
}

/**
 * Returns an SQLite file with the current schema, of which each test gets a copy. The first test of
 * a run creates it, because migrations take longer than most tests.
 */
async function migratedFile(): Promise<string> {
  const file = path.join(os.tmpdir(), 'migrated.sqlite');
  if (existsSync(file)) return file;
  const dataDir = newFolder();
  const db = openDatabase({ dataDir });
  await migrate(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
  await db.destroy();
  // Another Jest worker may have created the same file meanwhile. Renaming safely replaces it.
  renameSync(sqliteFile(dataDir), file);
  removeFolder(dataDir);
  return file;
}

async function makePostgres() {
  const place = await createEmptyPlace();
  const db = openDatabase(place);
  const entry = made.at(-1);
  if (entry) entry.db = db;
  await migrate(db);
  return { ...place, db };
}

async function empty(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('migrations', 'migration_lock', 'event_counter')`.execute(
    db,
  );
  // For a few rows, `delete` is faster than TRUNCATE. Tables that refer to other tables come first.
  const children = [
    'booking_audit',
    'booking_links',
    'sessions',
    'known_devices',
    'sign_in_approvals',
    'replies',
    'likes',
  ];
  const names = rows.map(({ name }) => name).sort((a, b) => rank(children, a) - rank(children, b));
  // When bookings are deleted, triggers add rows to the tables of counts, so these tables come
  // last.
  names.sort((a, b) => rank(COUNTED, b) - rank(COUNTED, a));
  const statements = names.map((name) => `delete from ${name}`);
  await sql.raw([...statements, 'update event_counter set last = 0'].join(';')).execute(db);
}

const rank = (first: readonly string[], name: string) => (first.includes(name) ? 0 : 1);
const newFolder = () => mkdtempSync(path.join(os.tmpdir(), 'shop-test-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

function serverAddress(): string {
  const address = process.env.TEST_DATABASE_URL;
  if (!address) throw new Error('TEST_DATABASE_URL names the PostgreSQL server for tests');
  return address;
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverAddress() });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
