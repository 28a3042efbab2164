import path from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '../config';
import { ownerFolder } from './ownerOnly';
import { postgresDialect } from './postgresDialect';
import type { Db, Engine, Tables } from './schema';
import { sqliteDialect } from './sqliteDialect';

/** The embedded database inside the data folder. */
export const sqliteFile = (dataDir: string) => path.join(dataDir, 'shop.sqlite');

/** Opens the shop's database: the file in the data folder, or the PostgreSQL server of `DATABASE_URL`. */
export function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Db {
  if (databaseUrl) return named(new Kysely({ dialect: postgresDialect(databaseUrl) }), 'postgres');
  ownerFolder(dataDir);
  return named(new Kysely({ dialect: sqliteDialect(sqliteFile(dataDir)) }), 'sqlite');
}

/** A file whose journal mode is to be changed, which needs it without any other connection. */
export function openWithOneConnection(file: string): Db {
  return named(new Kysely({ dialect: sqliteDialect(file, { ownReader: false }) }), 'sqlite');
}

/** Opens it for a piece of work alone. */
export async function withDatabase<T>(
  place: Pick<Config, 'dataDir' | 'databaseUrl'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

function named(db: Kysely<Tables>, engine: Engine): Db {
  return Object.assign(db, { engine });
}
