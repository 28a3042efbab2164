import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Engine, Trx } from './schema';

/**
 * Lets transactions that name one of these keys run one at a time, so that what they count stays true. SQLite has one
 * writer in any case.
 */
export async function lockKeys(trx: Trx, engine: Engine, keys: readonly string[]): Promise<void> {
  if (engine === 'sqlite' || keys.length === 0) return;
  // Sorting prevents deadlocks: all transactions lock keys in the same order.
  const numbers = [...new Set(keys.map(numberOf))].sort();
  const locks = numbers.map((number) => sql`pg_advisory_xact_lock(${number}::bigint)`);
  await sql`select ${sql.join(locks)}`.execute(trx);
}

/** Transactions that share a key run side by side, but not beside one that locks it with `lockKeys`. */
export async function shareKey(trx: Trx, engine: Engine, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock_shared(${numberOf(key)}::bigint)`.execute(trx);
}

const numberOf = (key: string) =>
  createHash('sha256').update(key).digest().readBigInt64BE(0).toString();
