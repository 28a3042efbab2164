import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import type { Config } from '../config';
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
  mkdirSync(dataDir, { recursive: true });
  return named(new Kysely({ dialect: sqliteDialect(sqliteFile(dataDir)) }), 'sqlite');
}

function named(db: Kysely<Tables>, engine: Engine): Db {
  return Object.assign(db, { engine });
}
