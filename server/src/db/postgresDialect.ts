import { createHash } from 'node:crypto';
import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { retried } from './retried';

/**
 * The maximum number of named statements. PostgreSQL plans a named statement only once for each
 * connection. Further statements have no name and are planned each time.
 */
const NAMED_STATEMENTS = 300;

/**
 * The time limits in milliseconds: for one statement, and for a transaction that sends no
 * statement.
 */
const TIMEOUTS = { statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 };

/**
 * How many milliseconds the server waits for the response to a statement. PostgreSQL itself ends a
 * statement sooner, so the connection is probably dead. Only a commit that waits for a replica may
 * take longer. Nobody knows then whether its changes are stored.
 */
const SILENT_MS = 20_000;
/** Statements of a migration have no time limit. This is the longest time of a timer, 24 days. */
const ENDLESS_MS = 2 ** 31 - 1;
const UNLIMITS = /^set local statement_timeout = 0$/;

/**
 * Begins a transaction and sets its time limits in the same message. A pooler in transaction mode
 * may use another connection for each transaction. Time limits of the connection would be lost
 * then.
 */
const BEGIN_WITH_TIMEOUTS = [
  'begin',
  ...Object.entries(TIMEOUTS).map(([name, ms]) => `set local ${name} = ${ms}`),
].join('; ');

/**
 * Returns Kysely's dialect over `pg`, with named prepared statements. If the address ends in
 * `?pgbouncer=true`, the server is a pooler in transaction mode.
 */
export function postgresDialect(databaseUrl: string, silentMs = SILENT_MS): Dialect {
  const { connectionString, isPooled } = readAddress(databaseUrl);
  const pool = new pg.Pool({
    connectionString,
    max: 12,
    connectionTimeoutMillis: 3000,
    // A restore copies photos between two statements. Without these packets, a router on the way could
    // forget the connection meanwhile.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    ...(!isPooled && TIMEOUTS),
  });
  // If the server closes an idle connection, the pool opens another one. Without this listener, the
  // error would end the process.
  pool.on('error', () => {});
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
    // After five runs, PostgreSQL may use one plan for all values of a named statement. For a
    // search text without matches, this plan would read all bookings. Searches therefore have no
    // name.
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
      // If a connection breaks during a query, the error reaches the caller of the query and this
      // listener. The caller handles it, so the listener ignores it.
      const ignore = () => {};
      client.on('error', ignore);
      let limitMs = silentMs;
      let silence: Error | undefined;
      const ask = async (sql: string, values: unknown[]) => {
        // A later statement would wait behind the one without a response.
        if (silence) throw silence;
        if (UNLIMITS.test(sql)) limitMs = ENDLESS_MS;
        const text = isPooled && sql === 'begin' ? BEGIN_WITH_TIMEOUTS : sql;
        const name = isPooled || !values.length ? undefined : nameOf(sql);
        try {
          return await client.query({
            name,
            text,
            values,
            query_timeout: limitMs,
          } as pg.QueryConfig);
        } catch (error) {
          if (error instanceof Error && error.message === 'Query read timeout') silence = error;
          throw error;
        }
      };
      let isInTransaction = false;
      const lent = {
        // A statement outside of a transaction stores nothing after a conflict, so it can be
        // retried here. Inside a transaction, only `transact` may retry, and only from the start.
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
          client.release(silence);
        },
      };
      return lent as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
  return new PostgresDialect({ pool: named });
}

export const isPooled = (databaseUrl: string): boolean => readAddress(databaseUrl).isPooled;

/**
 * Removes the parameter `pgbouncer` from the address, because the PostgreSQL server does not know
 * it.
 */
function readAddress(databaseUrl: string): { connectionString: string; isPooled: boolean } {
  const [place = '', query = ''] = databaseUrl.split('?', 2);
  const parameters = new URLSearchParams(query);
  const isPooled = parameters.get('pgbouncer') === 'true';
  if (!isPooled) return { connectionString: databaseUrl, isPooled };
  parameters.delete('pgbouncer');
  return { connectionString: parameters.size ? `${place}?${parameters}` : place, isPooled };
}
