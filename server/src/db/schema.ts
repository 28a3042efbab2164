import type { Kysely, Transaction } from 'kysely';
import type { TransactionScope } from './transactionScope';

/**
 * The tables of the database layer itself. Each context adds its own in a file of its folder that ends in
 * `Tables.ts`. Instants are ISO 8601 text in UTC, days `YYYY-MM-DD` in Nepal, flags 0 or 1: the same on both engines.
 */
export interface Tables {
  events: { id: string; number: number | null; topic: string; subject_id: string; at: string };
  event_counter: { id: number; last: number };
  idempotency: {
    scope: string;
    key_hash: string;
    body_hash: string;
    /** Encrypted with the idempotency key, so that the database alone does not reveal it. */
    answer: string;
    created_at: string;
  };
  /** Secrets that the server creates once and all of its processes share. */
  server_secrets: { name: string; value: string; created_at: string };
  /** One row that is written to test whether writes succeed. */
  write_probe: { id: number; at: string };
}

export type Engine = 'sqlite' | 'postgres';
/** An open database with its engine. Each query is independent; `transact` and `inTransaction` combine several. */
export type Db = Kysely<Tables> & { readonly engine: Engine; readonly scope: TransactionScope };
/**
 * A transaction, the first argument of functions that write. Neither it nor the database can stand in for the other.
 */
export type Trx = Transaction<Tables>;
/** The first argument of functions that only read: the database or a transaction. */
export type Reads = Pick<Kysely<Tables>, 'selectFrom'>;
