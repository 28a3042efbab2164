import type { Kysely, Transaction } from 'kysely';
import type { TransactionScope } from './transactionScope';

/**
 * The tables of the engine itself; a context adds its own in its folder, in the file that ends in `Tables.ts`. Instants are
 * ISO 8601 text in UTC, days `YYYY-MM-DD` in Nepal, flags 0 or 1: the same on both engines.
 */
export interface Tables {
  events: { id: string; number: number | null; topic: string; subject_id: string; at: string };
  event_counter: { id: number; last: number };
  idempotency: {
    scope: string;
    key_hash: string;
    body_hash: string;
    /** Sealed with the key itself: who holds the database alone cannot read it. */
    answer: string;
    created_at: string;
  };
  /** What the server draws once and every process of it shares. */
  server_secrets: { name: string; value: string; created_at: string };
  /** One row, written to see whether writes pass. */
  write_probe: { id: number; at: string };
}

export type Engine = 'sqlite' | 'postgres';
/** An open database and which engine it is. Each of its questions stands alone; `transact` and `inTransaction` join several. */
export type Db = Kysely<Tables> & { readonly engine: Engine; readonly scope: TransactionScope };
/** A transaction: what functions that write take first. The database itself is not one, nor the other way round. */
export type Trx = Transaction<Tables>;
/** What functions that only read take first: either of the two, since one question needs no transaction. */
export type Reads = Pick<Kysely<Tables>, 'selectFrom'>;
