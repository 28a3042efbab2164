import type { Kysely, Transaction } from 'kysely';
import type { TransactionScope } from './transactionScope';
import type { WakeUps } from './wakeUps';

/**
 * The tables of the database layer. Each context adds its own tables in a file that ends in
 * `Tables.ts`. Both engines use the same formats: instants are ISO 8601 text in UTC, days are
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
     * Encrypted with the idempotency key. Somebody with only the database cannot read the answer.
     */
    answer: string;
    created_at: string;
  };
  /** Secrets that one server process creates once. All processes of the site use the same ones. */
  server_secrets: { name: string; value: string; created_at: string };
  /** The health check writes this one row to find out whether writes succeed. */
  write_probe: { id: number; at: string };
}

export type Engine = 'sqlite' | 'postgres';
/** An open database with its engine. Each query is independent; `transact` and `inTransaction` combine several. */
export type Db = Kysely<Tables> & {
  readonly engine: Engine;
  readonly scope: TransactionScope;
  readonly wakeUps: WakeUps;
};
/**
 * A transaction, the first parameter of functions that write. The compiler rejects a `Db` where a
 * `Trx` is needed, and a `Trx` where a `Db` is needed.
 */
export type Trx = Transaction<Tables>;
/** The first parameter of functions that only read: the database or a transaction. */
export type Reads = Pick<Kysely<Tables>, 'selectFrom'>;
