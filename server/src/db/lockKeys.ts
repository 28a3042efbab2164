import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Engine, Trx } from './schema';

/**
 * Lets transactions that name one of these keys pass one at a time until they end, so that what they count is true.
 * SQLite has one writer in any case.
 */
export async function lockKeys(trx: Trx, engine: Engine, keys: readonly string[]): Promise<void> {
  if (engine === 'sqlite' || keys.length === 0) return;
  // One order for all: two transactions that name the same keys never wait for each other.
  const numbers = [...new Set(keys.map(numberOf))].sort();
  const locks = numbers.map((number) => sql`pg_advisory_xact_lock(${number}::bigint)`);
  await sql`select ${sql.join(locks)}`.execute(trx);
}

/** Lets transactions that share a key pass side by side, but none beside one that names it for `lockKeys`. */
export async function shareKey(trx: Trx, engine: Engine, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock_shared(${numberOf(key)}::bigint)`.execute(trx);
}

const numberOf = (key: string) =>
  createHash('sha256').update(key).digest().readBigInt64BE(0).toString();
