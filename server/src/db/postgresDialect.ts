import { createHash } from 'node:crypto';
import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { retried } from './retried';

/**
 * PostgreSQL plans a named statement once per connection. Statements above this number stay
 * unnamed.
 */
const NAMED_STATEMENTS = 300;

/** The time limits for one statement, and for a pause inside a transaction, in milliseconds. */
const TIMEOUTS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };

/**
 * A pooler in transaction mode may give each transaction another connection. Such connections
 * therefore keep no settings and no named statements. Each transaction sets its timeouts itself, in
 * the message that begins it.
 */
const BEGIN_WITH_TIMEOUTS = [
  'begin',
  ...Object.entries(TIMEOUTS).map(([name, ms]) => `set local ${name} = ${ms}`),
].join('; ');

/**
 * Returns Kysely's dialect over `pg`, with named prepared statements. `?pgbouncer=true` in the
 * address means a pooler in transaction mode.
 */
export function postgresDialect(databaseUrl: string): Dialect {
  const { connectionString, isPooled } = readAddress(databaseUrl);
  const pool = new pg.Pool({
    connectionString,
    max: 12,
    connectionTimeoutMillis: 3000,
    ...(!isPooled && TIMEOUTS),
  });
  // The pool replaces an idle connection that the server closed. Without this listener, the error
  // would end the process.
  pool.on('error', () => {});
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    // After five runs, PostgreSQL may plan a named statement for an average value. For a text that
    // no booking contains, such a plan reads all bookings.
    if (/\slike\s/.test(sql)) return undefined;
    let name = names.get(sql);
    if (!name && names.size < NAMED_STATEMENTS) {
      name = createHash('sha256').update(sql).digest('hex').slice(0, 32);
      names.set(sql, name);
    }
    return name;
  };
  const named: PostgresPool = {
    async connect() {
      const client = await pool.connect();
      // A connection that breaks during a query reports the error here and to the query. The query
      // handles it.
      const ignore = () => {};
      client.on('error', ignore);
      const ask = (sql: string, values: unknown[]) => {
        if (isPooled) return client.query(sql === 'begin' ? BEGIN_WITH_TIMEOUTS : sql, values);
        return client.query({ name: values.length ? nameOf(sql) : undefined, text: sql, values });
      };
      let isInTransaction = false;
      const lent = {
        // A statement alone is a transaction of its own, so after a conflict nothing of it is stored.
        // Inside a transaction, only `transact` may retry, from its start.
        query: (sql: string, values: unknown[]) => {
          if (/^(begin|start transaction)/.test(sql)) isInTransaction = true;
          if (isInTransaction) {
            if (sql === 'rollback') isInTransaction = false;
            return ask(sql, values);
          }
          return retried(() => ask(sql, values));
        },
        release: () => {
          client.off('error', ignore);
          client.release();
        },
      };
      return lent as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: named });
}

export const isPooled = (databaseUrl: string): boolean => readAddress(databaseUrl).isPooled;

/** Removes the parameter `pgbouncer` from the address, because only this file uses it. */
function readAddress(databaseUrl: string): { connectionString: string; isPooled: boolean } {
  const [place = '', query = ''] = databaseUrl.split('?', 2);
  const parameters = new URLSearchParams(query);
  const isPooled = parameters.get('pgbouncer') === 'true';
  if (!isPooled) return { connectionString: databaseUrl, isPooled };
  parameters.delete('pgbouncer');
  return { connectionString: parameters.size ? `${place}?${parameters}` : place, isPooled };
}
