import { createHash } from 'node:crypto';
import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/**
 * PostgreSQL plans a named statement once per connection. Statements above this number stay
 * unnamed.
 */
const NAMED_STATEMENTS = 300;

/** Kysely over `pg`, with named prepared statements. */
export function postgresDialect(connectionString: string): Dialect {
  const pool = new pg.Pool({
    connectionString,
    max: 12,
    connectionTimeoutMillis: 3000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
  });
  // The pool replaces an idle connection that the server closed. Without this listener, the error
  // would end the process.
  pool.on('error', () => {});
  const names = new Map<string, string>();
  const nameOf = (sql: string) => {
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
      const lent = {
        query: (sql: string, values: unknown[]) =>
          client.query({ name: values.length ? nameOf(sql) : undefined, text: sql, values }),
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
