import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config';
import { PHOTOS } from '../photos';
import { type Files, openFiles } from '../runtime';
import { type Db, migrate, sqliteFile, tablesOfBoth, withDatabase } from '../db';
import {
  DATABASE_NAME,
  hashFiles,
  OperationError,
  PHOTOS_NAME,
  readManifest,
  type Manifest,
} from './backupFolder';
import { copyDatabase, refuseUsed, summarize, whileEmpty, type TableSummary } from './copyDatabase';
import { differences } from './differences';

type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'filesBucket'>;

/**
 * Restores a backup into an empty data folder, or into the empty PostgreSQL database of the
 * settings. Then compares the result with the list in the backup.
 */
export async function restoreBackup(config: Place, folder: string): Promise<TableSummary[]> {
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  const files = openFiles(config);
  await refuseUsedPlace(config, files);
  let hasPhotos = false;
  const backup: Backup = {
    folder,
    manifest,
    async copyPhotos() {
      hasPhotos = true;
      await copyPhotos(files, folder);
    },
  };
  try {
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
    return await (config.databaseUrl ? intoServer(config, backup) : intoFile(config, backup));
  } catch (error) {
    if (!config.databaseUrl) await removeRestored(config, files);
    else if (hasPhotos) await removeFromServer(config, files);
    throw error;
  }
}

type Backup = { folder: string; manifest: Manifest; copyPhotos: () => Promise<void> };

async function copyPhotos(files: Files, folder: string): Promise<void> {
  for (const name of await readdir(path.join(folder, PHOTOS_NAME)).catch(() => []))
    await files.write(`${PHOTOS}${name}`, await readFile(path.join(folder, PHOTOS_NAME, name)));
}

/**
 * Removes the files of a failed restore. Otherwise, a second attempt would fail because the folder
 * is not empty.
 */
async function removeRestored({ dataDir }: Place, files: Files): Promise<void> {
  const file = sqliteFile(dataDir);
  for (const end of ['', '-wal', '-shm', '.part']) await rm(`${file}${end}`, { force: true });
  await removePhotos(dataDir, files);
}

/**
 * Removes the photos of a failed restore, unless another restore has filled the database meanwhile.
 * Its photos must stay. If the database cannot be reached, all photos stay.
 */
async function removeFromServer(config: Place, files: Files): Promise<void> {
  await withDatabase(config, (db) =>
    whileEmpty(db, () => removePhotos(config.dataDir, files)),
  ).catch(() => undefined);
}

async function removePhotos(dataDir: string, files: Files): Promise<void> {
  await rm(path.join(dataDir, PHOTOS_NAME), { recursive: true, force: true });
  for (const { name } of await files.list(PHOTOS)) await files.remove(name);
}

async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  const found = await hashFiles(folder).catch(() => ({}) as Record<string, string>);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  const damaged = [...names].filter((name) => manifest.files[name] !== found[name]);
  if (damaged.length) {
    throw new OperationError(`The backup is damaged: ${damaged.slice(0, 5).join(', ')}`);
  }
}

async function refuseUsedPlace(config: Place, files: Files): Promise<void> {
  const photos = await files.list(PHOTOS);
  const isUsed =
    photos.length > 0 || (!config.databaseUrl && existsSync(sqliteFile(config.dataDir)));
  const place = config.filesBucket ? `${config.dataDir} or the bucket` : config.dataDir;
  if (isUsed) throw new OperationError(`${place} is in use: restore into an empty folder`);
}

async function intoFile(
  { dataDir }: Pick<Config, 'dataDir'>,
  { folder, manifest, copyPhotos }: Backup,
): Promise<TableSummary[]> {
  await copyPhotos();
  const file = sqliteFile(dataDir);
  await copyFile(path.join(folder, DATABASE_NAME), `${file}.part`);
  await rename(`${file}.part`, file);
  return withDatabase({ dataDir }, (db) => compare(db, manifest));
}

async function intoServer(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  { folder, manifest, copyPhotos }: Backup,
): Promise<TableSummary[]> {
  // Restores from a copy of the backup's database. If SQLite opened the original, it would create
  // another file in the backup.
  const work = await mkdtemp(path.join(tmpdir(), 'restore-'));
  await copyFile(path.join(folder, DATABASE_NAME), sqliteFile(work));
  try {
    return await withDatabase({ dataDir: work }, async (source) => {
      await compare(source, manifest);
      return (await withDatabase(config, (target) => fillServer(source, target, copyPhotos)))
        .target;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/**
 * Compares the restored database with the list in the backup. Only then applies missing migrations.
 */
async function compare(db: Db, manifest: Manifest): Promise<TableSummary[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  if (rows[0]?.integrity_check !== 'ok') throw new OperationError('The database is damaged');
  const names = manifest.tables.map(({ table }) => table);
  const restored = await summarize(db, names);
  const different = differences(manifest.tables, restored);
  if (different.length) {
    throw new OperationError(
      `The restored data differs from the backup in: ${different.join(', ')}`,
    );
  }
  await migrate(db);
  return restored;
}

/**
 * Applies the migrations to the PostgreSQL database, and copies everything into it. Fails if it
 * already contains data.
 */
export async function fillServer(source: Db, target: Db, copyFiles?: () => Promise<void>) {
  await migrate(target);
  const tables = await tablesOfBoth(source, target);
  await refuseUsed(target, tables);
  return copyDatabase(source, target, tables, copyFiles);
}
