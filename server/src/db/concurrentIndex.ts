import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import pg from 'pg';
import { isConflict } from './databaseFailures';
import { keyNumber } from './lockKeys';
import { retried } from './retried';
import type { Db, Trx } from './schema';

const TURN_MS = 200;

/**
 * Runs `work` while no other process creates indexes in this PostgreSQL database. A process that
 * has to wait tries again at intervals. It must not wait inside a query, because a waiting query
 * keeps a snapshot of the data, and `create index concurrently` waits for every older snapshot.
 */
export async function aloneAtIndexes<T>(db: Db, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const turn = await db.startTransaction().setIsolationLevel('read committed').execute();
    try {
      if (await isMyTurn(turn)) return await work();
    } finally {
      await turn.rollback().execute();
    }
    await sleep(TURN_MS);
  }
}

/** Takes the lock of this transaction. Returns false if another process interferes. */
async function isMyTurn(turn: Trx): Promise<boolean> {
  try {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(turn);
    // The query has no parameters, because PostgreSQL keeps the snapshot of a query with parameters.
    const key = sql.lit(keyNumber('indexes'));
    const { rows } = await sql<{
      mine: boolean;
    }>`select pg_try_advisory_xact_lock(${key}::bigint) as mine`.execute(turn);
    return rows[0]?.mine === true;
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
}

/**
 * Creates an index in PostgreSQL while others read and write the table. Does nothing if the index
 * exists. `on` is the SQL after the word ON. Call this function inside `aloneAtIndexes`.
 */
export async function createIndex(db: Db, name: string, on: RawBuilder<unknown>): Promise<void> {
  const state = await stateOf(db, name);
  if (state === 'valid') return;
  // If the server stopped while it was creating the index, PostgreSQL keeps an incomplete index,
  // which no query uses.
  if (state === 'broken') await dropIndex(db, name);
  await withoutLimit(db, sql`create index concurrently ${sql.table(name)} on ${on}`);
}

/**
 * Drops an index while others read and write its table. Does nothing if the index does not exist.
 */
export const dropIndex = (db: Db, name: string): Promise<void> =>
  withoutLimit(db, sql`drop index concurrently if exists ${sql.table(name)}`);

async function stateOf(db: Db, name: string): Promise<'valid' | 'broken' | 'missing'> {
  const { rows } = await sql<{ valid: boolean }>`select i.indisvalid as valid from pg_class c
    join pg_index i on i.indexrelid = c.oid
    where c.relname = ${name} and c.relnamespace = current_schema()::regnamespace`.execute(db);
  const [found] = rows;
  if (!found) return 'missing';
  return found.valid ? 'valid' : 'broken';
}

/**
 * Runs a statement outside of a transaction, without the time limit for statements. The statement has
 * its own connection to the server, because the setting would stay on a connection that others use.
 * If only the address of a pooler is known, the time limits of the pooler and of the site apply.
 */
export async function withoutLimit(db: Db, statement: RawBuilder<unknown>): Promise<void> {
  if (!db.directUrl) return void (await statement.execute(db));
  const { sql: text, parameters } = statement.compile(db);
  const client = new pg.Client({
    connectionString: db.directUrl,
    connectionTimeoutMillis: 3000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
  });
  // If the connection breaks, the statement fails, too.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('set statement_timeout = 0');
    await retried(() => client.query(text, [...parameters]));
  } finally {
    await client.end();
  }
}
