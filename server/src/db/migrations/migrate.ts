import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LaterIndex, Migration, Words } from './migration';
import { MIGRATIONS } from './migrations';
import { aloneAtIndexes, createIndex } from '../concurrentIndex';
import { isDuplicate, isLockTimeout } from '../databaseFailures';
import type { Db, Engine, Trx } from '../schema';
import { dropFormerIndex, indexText, tablesToIndex } from '../textSearch';
import { inTransaction } from '../transact';

/**
 * Thrown if newer code has migrated the database, or if somebody edited a released migration. If
 * the server started anyway, it would damage data.
 */
export class MigrationError extends Error {}

const KEY_TYPES: Record<Engine, string> = { sqlite: 'text', postgres: 'text collate "C"' };
const words = (engine: Engine): Words => ({ engine, key: KEY_TYPES[engine] });

/**
 * Returns a checksum of a migration. It covers the statements for both databases, so it still
 * matches after the data was copied from one to the other.
 */
function checksumOf({ statements, indexes }: Migration): string {
  const both = [statements(words('sqlite')), statements(words('postgres'))];
  const text = JSON.stringify(indexes ? [...both, indexes] : both);
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Applies the missing migrations. A lock makes several processes that start at once run one after
 * the other. Returns the names of the applied migrations.
 */
export async function migrate(
  db: Db,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  await createLedger(db);
  const taken = await betweenOthers(() =>
    inTransaction(db, async (trx) => {
      await lock(trx, db.engine);
      if (db.engine === 'postgres')
        await sql`set local lock_timeout = ${sql.lit(LOCK_WAIT)}`.execute(trx);
      const pending = unapplied(await ledger(trx), migrations);
      for (const migration of pending) await apply(trx, db.engine, migration);
      return pending.map(({ name }) => name);
    }),
  );
  if (db.engine === 'postgres') {
    await aloneAtIndexes(db, async () => {
      await createLaterIndexes(db);
      await indexTexts(db);
    });
  }
  return taken;
}

/** How many milliseconds a migration waits for other transactions, such as a backup. */
const PATIENCE_MS = 30 * 60_000;

/**
 * Runs a migration again and again, as long as it cannot lock a table within `LOCK_WAIT`. Each wait
 * must be short: while a migration waits for a table, all later queries of this table wait, too.
 */
async function betweenOthers<T>(work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() - began > PATIENCE_MS) throw error;
      if (attempt === 1) console.warn('The migration waits until other transactions have ended.');
      await sleep(1000);
    }
  }
}

/**
 * Creates the indexes that migrations declare separately. If the server stopped before all of them
 * existed, its next start continues.
 */
async function createLaterIndexes(db: Db): Promise<void> {
  const { rows } = await sql<LaterIndex>`select name, created_on as "on" from later_indexes
    order by name`.execute(db);
  for (const { name, on } of rows) {
    await createIndex(db, name, sql.raw(on));
    await sql`delete from later_indexes where name = ${name}`.execute(db);
  }
}

/**
 * Creates the text indexes. In PostgreSQL they need the extension pg_trgm. If it is missing and the
 * database user may not install it, searches read every row.
 */
async function indexTexts(db: Db): Promise<void> {
  try {
    for (const table of await inTransaction(db, tablesToIndex)) {
      await indexText(db, table);
      await dropFormerIndex(db, table);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason';
    console.warn(`Searches read every row: their index could not be made (${reason})`);
  }
}

function unapplied(
  applied: { name: string; checksum: string }[],
  migrations: readonly Migration[],
): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration) {
      throw new MigrationError(
        `The database is newer than this version of the site: it has the step ${name}. Start the newer version, or restore a backup.`,
      );
    }
    if (checksumOf(migration) !== checksum) {
      throw new MigrationError(
        `The step ${name} of the database differs from the one in this version.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return migrations.filter(({ name }) => !done.has(name));
}

async function apply(trx: Trx, engine: Engine, migration: Migration): Promise<void> {
  for (const statement of migration.statements(words(engine)))
    await sql.raw(statement).execute(trx);
  for (const { name, on } of migration.indexes ?? []) {
    if (engine === 'sqlite') await sql.raw(`create index ${name} on ${on}`).execute(trx);
    else
      await sql`insert into later_indexes (name, created_on) values (${name}, ${on})`.execute(trx);
  }
  await sql`insert into migrations (name, checksum, applied_at) values
    (${migration.name}, ${checksumOf(migration)}, ${new Date().toISOString()})`.execute(trx);
}

async function ledger(trx: Trx) {
  const query = sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from migrations order by name`;
  return (await query.execute(trx)).rows;
}

/**
 * Creates the tables that record the applied migrations. Two concurrent `create table if not
 * exists` statements can fail in PostgreSQL. The next attempt then finds the tables.
 */
async function createLedger(db: Db): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(db, async (trx) => {
        await sql`create table if not exists migrations (name text primary key, checksum text not null, applied_at text not null)`.execute(
          trx,
        );
        await sql`create table if not exists migration_lock (id integer primary key)`.execute(trx);
        await sql`create table if not exists later_indexes (name text primary key, created_on text not null)`.execute(
          trx,
        );
        await sql`insert into migration_lock (id) values (1) on conflict do nothing`.execute(trx);
      });
    } catch (error) {
      if (attempt > 10 || !(isDuplicate(error) || isTableClash(error))) throw error;
      await sleep(50);
    }
  }
}

const isTableClash = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  ['42P07', '42710', 'XX000'].includes(String(error.code));

/**
 * The maximum time that a migration waits for a table. Meanwhile, other queries of the table have
 * to wait, too.
 */
const LOCK_WAIT = '900ms';

/** After this wait for another process, a message says so. */
const QUIET_WAIT_MS = 2000;

/**
 * Keeps other processes from migrating this database until the transaction ends. Call it first in
 * the transaction. Fails if a newer version has migrated the database.
 */
export async function lockSchema(trx: Trx, engine: Engine): Promise<void> {
  await lock(trx, engine);
  // While a restore reads its source, this transaction sends no statements.
  if (engine === 'postgres')
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
  unapplied(await ledger(trx), MIGRATIONS);
}

/**
 * Locks a row until the transaction ends, even if the process dies. Neither the wait for this lock
 * nor a statement of the transaction has a time limit, because a migration or a restore can take
 * long. On SQLite, the transaction itself locks the whole file.
 */
async function lock(trx: Trx, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return;
  // With a stricter isolation level, a process that waited for the lock would not see the tables
  // that the other process created.
  await sql`set transaction isolation level read committed`.execute(trx);
  await sql`set local statement_timeout = 0`.execute(trx);
  const note = setTimeout(() => {
    console.warn('Another process migrates or restores this database. This process waits for it.');
  }, QUIET_WAIT_MS);
  await sql`select id from migration_lock for update`
    .execute(trx)
    .finally(() => clearTimeout(note));
}
