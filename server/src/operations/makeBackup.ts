import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';
import { sql } from 'kysely';
import type { Config } from '../config';
import {
  type Db,
  migrate,
  openWithOneConnection,
  type Reads,
  sqliteFile,
  tablesOfBoth,
  withDatabase,
} from '../db';
import { knownPhotos, photoFile, storedFiles } from '../photos';
import {
  DATABASE_NAME,
  hashFiles,
  manifestFile,
  OperationError,
  PHOTOS_NAME,
  type Manifest,
} from './backupFolder';
import { copyDatabase, summarize, type TableSummary } from './copyDatabase';

/**
 * Backs up the shop into a new folder while the site runs. The database is copied at one moment and
 * the photos afterwards, so that the backup has every photo that the copied database names. Returns
 * the list that it writes into the backup.
 */
export async function makeBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
  now: Date,
): Promise<Manifest> {
  if (existsSync(folder)) throw new OperationError(`${folder} exists already: name a new folder`);
  const next = `${folder}.${process.pid}.part`;
  await mkdir(path.join(next, PHOTOS_NAME), { recursive: true, mode: 0o700 });
  try {
    const tables = config.databaseUrl
      ? await copyServer(config, next)
      : await copyFileOnline(config, next);
    await copyPhotos(config, next);
    const files = await hashFiles(next);
    const manifest: Manifest = { createdAt: now.toISOString(), tables, files };
    await writeFile(manifestFile(next), `${JSON.stringify(manifest, null, 1)}\n`);
    for (const name of Object.keys(files)) flush(path.join(next, name));
    flush(manifestFile(next));
    await rename(next, folder);
    return manifest;
  } catch (error) {
    await rm(next, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Copies the SQLite database of a running site. `VACUUM INTO` reads one snapshot and does not block
 * the site's writers.
 */
async function copyFileOnline(
  { dataDir }: Pick<Config, 'dataDir'>,
  folder: string,
): Promise<TableSummary[]> {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new OperationError(`There is no database in ${dataDir}`);
  const database = new Libsql(file);
  try {
    database.exec('pragma busy_timeout = 30000');
    database.prepare('vacuum into ?').run([path.join(folder, DATABASE_NAME)]);
  } finally {
    database.close();
  }
  return readCopy(folder, summarize);
}

/** Copies a PostgreSQL database into an SQLite file, from one snapshot. */
async function copyServer(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
): Promise<TableSummary[]> {
  return withDatabase(config, (source) =>
    source
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        await sql`set transaction read only`.execute(snapshot);
        return readCopy(folder, async (copy) => {
          await migrate(copy);
          return (await copyDatabase(snapshot, copy, await tablesOfBoth(source, copy))).target;
        });
      }),
  );
}

/** Merges the write-ahead log, so that the copy is one complete file. */
async function readCopy<T>(folder: string, work: (copy: Db) => Promise<T>): Promise<T> {
  const copy = openWithOneConnection(sqliteFile(folder));
  try {
    const value = await work(copy);
    await sql`pragma journal_mode = delete`.execute(copy);
    return value;
  } finally {
    await copy.destroy();
  }
}

/**
 * Copies exactly the photos that the copied database names. The backup fails with the name of any photo that is
 * missing, unreadable or of the wrong size.
 */
async function copyPhotos(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
): Promise<void> {
  const named = await readCopy(folder, namedPhotos);
  const troubles: string[] = [];
  for (const { id, bytes } of named) {
    const name = `${id}.jpg`;
    const copy = path.join(folder, PHOTOS_NAME, name);
    try {
      await copyFile(photoFile(config.dataDir, id), copy);
      const { size } = await stat(copy);
      if (size !== bytes) troubles.push(`${name} (${size} of ${bytes} bytes)`);
    } catch (error) {
      const { code = 'unknown' } = error as { code?: string };
      // The retention job may have deleted the photo and its row in the meantime.
      if (code === 'ENOENT' && !(await isStillNamed(config, id))) continue;
      troubles.push(`${name} (${code})`);
    }
  }
  if (troubles.length) {
    throw new OperationError(
      `${troubles.length} of ${named.length} photos could not be read: ${troubles.join(', ')}`,
    );
  }
}

function namedPhotos(copy: Reads): Promise<{ id: string; bytes: number }[]> {
  return storedFiles(copy).orderBy('id').execute();
}

const isStillNamed = (config: Pick<Config, 'dataDir' | 'databaseUrl'>, id: string) =>
  withDatabase(config, async (db) => (await knownPhotos(db, [id])).has(id));

function flush(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}
