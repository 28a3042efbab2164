import type { Kysely, Transaction } from 'kysely';
import type { TransactionScope } from './transactionScope';
import type { WakeUps } from './wakeUps';

/**
 * The tables of the database layer. Each context adds its own tables in a file that ends in
 * `Tables.ts`. Both databases use the same formats: instants are ISO 8601 text in UTC, days are
 * `YYYY-MM-DD` in Nepal, flags are 0 or 1.
 */
export interface Tables {
  events: { id: string; number: number | null; topic: string; subject_id: string; at: string };
  event_counter: { id: number; last: number };
  idempotency: {
    scope: string;
    key_hash: string;
    body_hash: string;
    /**
     * The stored response, encrypted with the idempotency key. Somebody who has only the database
     * cannot read it.
     */
    answer: string;
    created_at: string;
  };
  /** Secrets that the first process of the site creates and all processes use. */
  server_secrets: { name: string; value: string; created_at: string };
  /** The health check writes this one row to test whether writes succeed. */
  write_probe: { id: number; at: string };
}

export type Engine = 'sqlite' | 'postgres';
/**
 * An open database. `engine` names its kind. Each query runs alone; `transact` and `inTransaction`
 * combine several queries.
 */
export type Db = Kysely<Tables> & {
  readonly engine: Engine;
  readonly scope: TransactionScope;
  readonly wakeUps: WakeUps;
  /**
   * The address of the PostgreSQL server without a pooler. Null on SQLite, and if only the address of
   * the pooler is known.
   */
  readonly directUrl: string | null;
};
/**
 * A transaction: the first parameter of functions that write. The compiler rejects a `Db` where a
 * function needs a `Trx`, and the reverse.
 */
export type Trx = Transaction<Tables>;
/** The first parameter of functions that only read: the database or a transaction. */
export type Reads = Pick<Kysely<Tables>, 'selectFrom'>;
