import Libsql from 'libsql';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
} from 'kysely';
import { ownerDatabase } from './ownerOnly';
import { readingTurns } from './readingTurns';
import { sqliteWriter, type SqliteWriter } from './sqliteWriter';

type Statement = Libsql.Statement<unknown[]>;

/** The maximum number of cached prepared statements. The server repeats a few dozen statements. */
const KEPT_STATEMENTS = 300;

/**
 * Returns Kysely's dialect over `libsql`, with two connections. One is for writes. The other reads
 * committed data while transactions wait for their turn. Transactions begin IMMEDIATE. A deferred
 * transaction would fail at its first write if another process wrote meanwhile.
 */
export function sqliteDialect(file: string, { ownReader = true } = {}): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createDriver(file, ownReader),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/**
 * Opens the SQLite file with the settings that the shop needs. The file is private to its user and
 * uses WAL mode. A commit ends only when its data is on the disk (FULL). SQLite overwrites deleted
 * data with zeros, so nothing of an erased booking stays in the file. A booking changes about 50
 * pages, often the same ones. So SQLite copies the pages of the WAL into the file only after 4,000
 * pages (16 MB).
 */
export function openSqlite(file: string): Libsql.Database {
  ownerDatabase(file);
  const database = new Libsql(file);
  // This wait blocks the whole process, so it is short. The function `transact` waits longer
  // without blocking.
  database.exec('pragma busy_timeout = 20');
  whenFree(() => database.exec('pragma journal_mode = wal'));
  database.exec(
    'pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32000; pragma secure_delete = on; pragma wal_autocheckpoint = 4000',
  );
  return database;
}

/**
 * Repeats an action until it succeeds. Switching to WAL needs exclusive access to the file, but
 * several processes may start at the same time.
 */
function whenFree(action: () => void): void {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return action();
    } catch (error) {
      if (attempt > 100) throw error;
    }
  }
}

function createDriver(file: string, ownReader: boolean): Driver {
  let written: Libsql.Database;
  let read: Libsql.Database | undefined;
  let writer: SqliteWriter;
  let runs: Runs;
  return {
    async init() {
      written = openSqlite(file);
      writer = sqliteWriter(written);
      runs = { written: runner(written) };
      if (!ownReader) return;
      read = openSqlite(file);
      read.exec('pragma query_only = on');
      const inTurn = readingTurns();
      const run = runner(read);
      runs.read = (query) => inTurn(() => run(query));
    },
    async acquireConnection() {
      return new SqliteConnection(writer, runs);
    },
    async beginTransaction(connection) {
      await (connection as SqliteConnection).begin();
    },
    async commitTransaction(connection) {
      await (connection as SqliteConnection).commit();
    },
    async rollbackTransaction(connection) {
      await (connection as SqliteConnection).rollback();
    },
    async releaseConnection() {},
    async destroy() {
      await writer?.alone(() => {
        written.close();
        read?.close();
      });
    },
  };
}

type Run = (query: CompiledQuery) => QueryResult<unknown>;
type Runs = { written: Run; read?: (query: CompiledQuery) => Promise<QueryResult<unknown>> };

const READS = /^\s*select\b/i;
const STANDS_ALONE = /^\s*(pragma|vacuum|attach|detach)\b/i;

/**
 * A connection for Kysely. Queries inside a transaction use the connection for writes. Queries
 * outside of a transaction use the connection for reads.
 */
export class SqliteConnection implements DatabaseConnection {
  #isInTransaction = false;

  constructor(
    private readonly writer: SqliteWriter,
    private readonly runs: Runs,
  ) {}

  get isInTransaction(): boolean {
    return this.#isInTransaction;
  }

  async begin(): Promise<void> {
    await this.writer.begin();
    this.#isInTransaction = true;
  }

  async commit(): Promise<void> {
    this.#isInTransaction = false;
    await this.writer.commit();
  }

  async rollback(): Promise<void> {
    // Kysely also calls this function after a failed commit. The transaction has already ended
    // then.
    if (!this.#isInTransaction) return;
    this.#isInTransaction = false;
    await this.writer.rollback();
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const result = this.#isInTransaction ? this.runs.written(query) : await this.#runAlone(query);
    return result as QueryResult<Row>;
  }

  async #runAlone(query: CompiledQuery): Promise<QueryResult<unknown>> {
    const { written, read } = this.runs;
    if (read && READS.test(query.sql)) return read(query);
    if (STANDS_ALONE.test(query.sql)) return this.writer.alone(() => written(query));
    await this.begin();
    let result: QueryResult<unknown>;
    try {
      result = written(query);
    } catch (error) {
      await this.rollback();
      throw error;
    }
    await this.commit();
    return result;
  }

  streamQuery(): never {
    throw new Error('Streaming is not supported');
  }
}

/** Runs queries on a connection, with cached prepared statements. */
function runner(database: Libsql.Database): Run {
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
  return ({ sql, parameters }) => {
    const { statement, reads } = prepared(sql);
    if (reads) return { rows: statement.all(parameters as unknown[]) };
    const { changes } = statement.run(parameters as unknown[]);
    return { rows: [], numAffectedRows: BigInt(changes) };
  };
}
