import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Engine, Trx } from './schema';

/**
 * Locks keys until the transaction ends. Transactions that lock the same key run one after the
 * other, so that what they count stays true. SQLite needs no locks, because it has one writer.
 */
export async function lockKeys(trx: Trx, engine: Engine, keys: readonly string[]): Promise<void> {
  if (engine === 'sqlite' || keys.length === 0) return;
  // Sorting prevents deadlocks: all transactions lock keys in the same order.
  const numbers = [...new Set(keys.map(keyNumber))].sort();
  const locks = numbers.map((number) => sql`pg_advisory_xact_lock(${number}::bigint)`);
  await sql`select ${sql.join(locks)}`.execute(trx);
}

/**
 * Shares a key until the transaction ends. Transactions that share a key run at the same time, but
 * not at the same time as a transaction that locks the key with `lockKeys`.
 */
export async function shareKey(trx: Trx, engine: Engine, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock_shared(${keyNumber(key)}::bigint)`.execute(trx);
}

/** Returns the number of a key, as PostgreSQL's functions for advisory locks need it. */
export const keyNumber = (key: string): string =>
  createHash('sha256').update(key).digest().readBigInt64BE(0).toString();
