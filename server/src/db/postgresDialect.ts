import { createHash } from 'node:crypto';
import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';

/** PostgreSQL plans named statements once per connection. Above this number, further statements stay unnamed. */
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
  // An idle connection that the server closes is replaced on the next query. Without this listener it would end the
  // process.
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
      // A connection that dies during a query reports it here as well as to the query.
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
