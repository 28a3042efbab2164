import { closeSync, existsSync, fsyncSync, openSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Libsql from 'libsql';
import { sql } from 'kysely';
import type { Config } from '../config';
import {
  dataTables,
  type Db,
  migrate,
  openWithOneConnection,
  sqliteFile,
  tablesOfBoth,
  withDatabase,
} from '../db';
import { PHOTO_TABLES, photoFile, storedFiles } from '../photos';
import { openFiles } from '../runtime';
import {
  DATABASE_NAME,
  hashFiles,
  manifestFile,
  OperationError,
  PHOTOS_NAME,
  type Manifest,
} from './backupFolder';
import { copyDatabase, summarize, type TableSummary } from './copyDatabase';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesBucket'>;

/**
 * Makes a backup of the shop in a new folder while the site runs. Copies the photos after the
 * database, so the backup contains every photo in the copied database. Returns the list of files
 * that it writes into the backup.
 */
export async function makeBackup(config: Place, folder: string, now: Date): Promise<Manifest> {
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

/** Copies a PostgreSQL database, as it is at one moment, into an SQLite file. */
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
        // The transaction sends no statement while the copy is compared.
        await sql`set local idle_in_transaction_session_timeout = 0`.execute(snapshot);
        return readCopy(folder, async (copy) => {
          await migrate(copy);
          return (await copyDatabase(snapshot, copy, await tablesOfBoth(source, copy))).target;
        });
      }),
  );
}

/**
 * Opens the copied database and runs `work` on it. Afterwards, moves everything from SQLite's
 * journal into the file, so that the copy is one complete file.
 */
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
 * Copies exactly the photos that are in the copied database. The backup fails if a photo is
 * missing, unreadable or has the wrong size, and the error names this photo.
 */
async function copyPhotos(config: Place, folder: string): Promise<void> {
  const stored = openFiles(config);
  const named = await readCopy(folder, namedPhotos);
  const troubles: string[] = [];
  for (const { id, bytes } of named) {
    const name = `${id}.jpg`;
    const copy = path.join(folder, PHOTOS_NAME, name);
    try {
      const content = await stored.read(photoFile(id));
      if (content) await writeFile(copy, content);
      // If a job has meanwhile deleted the row of the photo, too, its missing file is no error.
      else if (await isStillNamed(config, id)) troubles.push(`${name} (missing)`);
      if (content && content.length !== bytes)
        troubles.push(`${name} (${content.length} of ${bytes} bytes)`);
    } catch (error) {
      const { code, reason = code } = error as { code?: string; reason?: string };
      troubles.push(`${name} (${reason ?? 'unknown'})`);
    }
  }
  if (troubles.length) {
    throw new OperationError(
      `${troubles.length} of ${named.length} photos could not be read: ${troubles.join(', ')}`,
    );
  }
}

/**
 * Returns the photos in the copied database. A new version of the server makes a backup before it
 * migrates the database, so the database may still lack some tables.
 */
async function namedPhotos(db: Db): Promise<{ id: string; bytes: number }[]> {
  const present = new Set((await dataTables(db)).map(({ name }) => name));
  const tables = PHOTO_TABLES.filter((name) => present.has(name));
  return tables.length ? storedFiles(db, tables).orderBy('id').execute() : [];
}

const isStillNamed = (config: Place, wanted: string) =>
  withDatabase(config, async (db) => (await namedPhotos(db)).some(({ id }) => id === wanted));

function flush(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}
