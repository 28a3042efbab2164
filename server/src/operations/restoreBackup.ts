import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../config';
import { type Db, migrate, sqliteFile, tablesOfBoth, withDatabase } from '../db';
import {
  DATABASE_NAME,
  hashFiles,
  OperationError,
  PHOTOS_NAME,
  readManifest,
  type Manifest,
} from './backupFolder';
import { copyDatabase, summarize, tablesInUse, type TableSummary } from './copyDatabase';
import { differences } from './differences';

/**
 * Restores a backup into an empty data folder, or into the empty PostgreSQL database of the
 * settings. Verifies the result.
 */
export async function restoreBackup(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
): Promise<TableSummary[]> {
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  await refuseUsedPlace(config);
  try {
    await copyPhotos(config, folder);
    return await (config.databaseUrl
      ? intoServer(config, folder, manifest)
      : intoFile(config, folder, manifest));
  } catch (error) {
    await removeRestored(config);
    throw error;
  }
}

async function copyPhotos({ dataDir }: Pick<Config, 'dataDir'>, folder: string): Promise<void> {
  const photos = path.join(dataDir, PHOTOS_NAME);
  await mkdir(photos, { recursive: true, mode: 0o700 });
  for (const name of await readdir(path.join(folder, PHOTOS_NAME)).catch(() => [])) {
    await copyFile(path.join(folder, PHOTOS_NAME, name), path.join(photos, name));
  }
}

/** Removes the files of a failed restore, so that the next attempt finds an empty folder again. */
async function removeRestored({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  await rm(path.join(dataDir, PHOTOS_NAME), { recursive: true, force: true });
  if (databaseUrl) return;
  const file = sqliteFile(dataDir);
  for (const end of ['', '-wal', '-shm', '.part']) await rm(`${file}${end}`, { force: true });
}

async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  const found = await hashFiles(folder).catch(() => ({}) as Record<string, string>);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  const damaged = [...names].filter((name) => manifest.files[name] !== found[name]);
  if (damaged.length) {
    throw new OperationError(`The backup is damaged: ${damaged.slice(0, 5).join(', ')}`);
  }
}

async function refuseUsedPlace(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<void> {
  const photos = await readdir(path.join(config.dataDir, PHOTOS_NAME)).catch(() => []);
  const isUsed =
    photos.length > 0 || (!config.databaseUrl && existsSync(sqliteFile(config.dataDir)));
  if (isUsed) throw new OperationError(`${config.dataDir} is in use: restore into an empty folder`);
}

async function intoFile(
  { dataDir }: Pick<Config, 'dataDir'>,
  folder: string,
  manifest: Manifest,
): Promise<TableSummary[]> {
  const file = sqliteFile(dataDir);
  await copyFile(path.join(folder, DATABASE_NAME), `${file}.part`);
  await rename(`${file}.part`, file);
  return withDatabase({ dataDir }, (db) => compare(db, manifest));
}

async function intoServer(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  folder: string,
  manifest: Manifest,
): Promise<TableSummary[]> {
  // The restore works on a copy, because opening the backup itself would create a log file beside
  // it.
  const work = await mkdtemp(path.join(tmpdir(), 'restore-'));
  await copyFile(path.join(folder, DATABASE_NAME), sqliteFile(work));
  try {
    return await withDatabase({ dataDir: work }, async (source) => {
      await compare(source, manifest);
      return (await withDatabase(config, (target) => fillServer(source, target))).target;
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Compares the file with the backup's list, and then applies missing migrations. */
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
 * Applies missing migrations to the PostgreSQL database and copies everything. Fails if the
 * database already contains data.
 */
export async function fillServer(source: Db, target: Db) {
  await migrate(target);
  const tables = await tablesOfBoth(source, target);
  const used = await tablesInUse(target, tables);
  if (used.length) {
    throw new OperationError(
      `The PostgreSQL database is in use (${used.join(', ')}): name an empty one`,
    );
  }
  return copyDatabase(source, target, tables);
}
