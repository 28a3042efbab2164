import path from 'node:path';
import { Kysely, type Dialect } from 'kysely';
import { ownerFolder } from './ownerOnly';
import { isPooled, postgresDialect } from './postgresDialect';
import type { Db, Engine, Tables } from './schema';
import { sqliteDialect } from './sqliteDialect';
import { sqliteTransactions } from './sqliteTransactions';
import { transactionScope, type TransactionScope } from './transactionScope';
import { traceStatements } from './traceStatements';
import { createWakeUps } from './wakeUps';

/**
 * Where a database is: on a PostgreSQL server with an address, otherwise in the data folder. If the
 * address is that of a connection pooler, `listenUrl` is the address of the server itself.
 */
export type DatabasePlace = {
  databaseUrl?: string | undefined;
  listenUrl?: string | undefined;
  dataDir: string;
  /** The address of the collector of traces. If it is set, statements of SQLite are traced. */
  otlpEndpoint?: string | undefined;
};

/** Returns the path of the SQLite file in the data folder. */
export const sqliteFile = (dataDir: string) => path.join(dataDir, 'shop.sqlite');

/**
 * Opens the shop's database: the PostgreSQL server of `DATABASE_URL`, otherwise the SQLite file in
 * the data folder.
 */
export function openDatabase(place: DatabasePlace): Db {
  const { databaseUrl, listenUrl, dataDir, otlpEndpoint } = place;
  if (databaseUrl) {
    const direct = listenUrl ?? (isPooled(databaseUrl) ? null : databaseUrl);
    return named(postgresDialect(databaseUrl), 'postgres', direct);
  }
  ownerFolder(dataDir);
  return named(sqliteDialect(sqliteFile(dataDir)), 'sqlite', null, otlpEndpoint !== undefined);
}

/**
 * Opens a SQLite file without a second connection for reads, to change its journal mode. SQLite
 * permits that only with a single connection.
 */
export function openWithOneConnection(file: string): Db {
  return named(sqliteDialect(file, { ownReader: false }), 'sqlite');
}

/** Opens the database for one piece of work and closes it afterwards. */
export async function withDatabase<T>(
  place: DatabasePlace,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function named(
  dialect: Dialect,
  engine: Engine,
  directUrl: string | null = null,
  isTraced = false,
): Db {
  const scope = transactionScope();
  const db = new Kysely<Tables>({
    dialect: guarded(dialect, scope),
    ...(isTraced && { log: traceStatements }),
  });
  const wakeUps = createWakeUps(db, directUrl);
  const close = db.destroy.bind(db);
  const destroy = () => {
    wakeUps.stop();
    return close();
  };
  const own = { engine, scope, wakeUps, directUrl, destroy };
  if (engine === 'postgres') return Object.assign(db, own);
  const transactions = sqliteTransactions(db, dialect);
  return Object.assign(db, own, { transaction: () => transactions });
}

/**
 * Makes a query throw if code inside a transaction sends it on another connection. Otherwise, the
 * query would wait forever for its own transaction.
 */
function guarded(dialect: Dialect, scope: TransactionScope): Dialect {
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver() {
      const driver = dialect.createDriver();
      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (...given) => {
        scope.refuseNested();
        return acquire(...given);
      };
      return driver;
    },
  };
}
