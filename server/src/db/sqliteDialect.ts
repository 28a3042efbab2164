import Libsql from 'libsql';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';

type Statement = Libsql.Statement<unknown[]>;

/** Prepared statements are kept: the same few dozen texts come again and again. */
const KEPT_STATEMENTS = 300;

/**
 * Kysely over `libsql`. One connection: SQLite's calls are synchronous, so reads of one file gain nothing from a second.
 * Transactions begin IMMEDIATE: a deferred one that turns into a writer fails when another process wrote meanwhile.
 */
export function sqliteDialect(file: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** Opens the file as the shop needs it: WAL, every commit on disk before it is acknowledged (FULL). */
export function openSqlite(file: string): Libsql.Database {
  const database = new Libsql(file);
  // Waiting here blocks the whole process, so it is short; `transact` waits without blocking.
  database.exec('pragma busy_timeout = 20');
  whenFree(() => database.exec('pragma journal_mode = wal'));
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32000');
  return database;
}

/** Switching to WAL needs the file for itself for a moment; several processes may start at once. */
function whenFree(action: () => void): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return action();
    } catch (error) {
      if (attempt > 100) throw error;
    }
  }
}

function createDriver(file: string): Driver {
  let database: Libsql.Database;
  let connection: DatabaseConnection;
  let last: Promise<void> = Promise.resolve();
  let release = () => {};
  return {
    async init() {
      database = openSqlite(file);
      connection = createConnection(database);
    },
    async acquireConnection() {
      const before = last;
      let free = () => {};
      last = new Promise((resolve) => (free = resolve));
      await before;
      release = free;
      return connection;
    },
    async beginTransaction(on) {
      await on.executeQuery(CompiledQuery.raw('begin immediate'));
    },
    async commitTransaction(on) {
      await on.executeQuery(CompiledQuery.raw('commit'));
    },
    async rollbackTransaction(on) {
      // A failed COMMIT (disk full) may already have rolled back.
      if (database.inTransaction) await on.executeQuery(CompiledQuery.raw('rollback'));
    },
    async releaseConnection() {
      release();
    },
    async destroy() {
      database?.close();
    },
  };
}

function createConnection(database: Libsql.Database): DatabaseConnection {
  const statements = new Map<string, { statement: Statement; reads: boolean }>();
  const prepared = (sql: string) => {
    const kept = statements.get(sql);
    if (kept) return kept;
    const statement = database.prepare(sql);
    const entry = { statement, reads: statement.reader };
    if (statements.size >= KEPT_STATEMENTS) statements.clear();
    statements.set(sql, entry);
    return entry;
  };
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { statement, reads } = prepared(sql);
      if (reads) return { rows: statement.all(parameters as unknown[]) as Row[] };
      const { changes } = statement.run(parameters as unknown[]);
      return { rows: [], numAffectedRows: BigInt(changes) };
    },
    streamQuery() {
      throw new Error('Streaming is not supported');
    },
  };
}
