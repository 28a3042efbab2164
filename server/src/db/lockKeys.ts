import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Engine, Trx } from './schema';

/**
 * Locks keys until the transaction ends. Transactions that lock the same key run one after the
 * other, so rows that one of them counts do not change meanwhile. SQLite needs no locks, because
 * only one transaction writes at a time.
 */
export async function lockKeys(trx: Trx, engine: Engine, keys: readonly string[]): Promise<void> {
  if (engine === 'sqlite' || keys.length === 0) return;
  // Sorting prevents deadlocks: all transactions lock keys in the same order.
  const numbers = [...new Set(keys.map(keyNumber))].sort();
  const locks = numbers.map((number) => sql`pg_advisory_xact_lock(${number}::bigint)`);
  await sql`select ${sql.join(locks)}`.execute(trx);
}

/**
 * Shares a key until the transaction ends. Any number of transactions can share a key at the same
 * time. A transaction that locks the key with `lockKeys` waits until they end, and they wait until
 * it ends.
 */
export async function shareKey(trx: Trx, engine: Engine, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock_shared(${keyNumber(key)}::bigint)`.execute(trx);
}

/** Returns the number of a key, as PostgreSQL's functions for advisory locks need it. */
export const keyNumber = (key: string): string =>
  createHash('sha256').update(key).digest().readBigInt64BE(0).toString();
