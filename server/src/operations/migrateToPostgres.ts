import { existsSync } from 'node:fs';
import Libsql from 'libsql';
import type { Config } from '../config';
import { migrate, sqliteFile, withDatabase } from '../db';
import { OperationError } from './backupFolder';
import type { TableSummary } from './copyDatabase';
import { fillServer } from './restoreBackup';

/**
 * Copies the SQLite file to the PostgreSQL database of the settings, in one transaction. Does not
 * change the file.
 */
export async function migrateToPostgres({
  dataDir,
  databaseUrl,
}: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<{
  source: TableSummary[];
  target: TableSummary[];
}> {
  if (!databaseUrl) throw new OperationError('DATABASE_URL: must name the PostgreSQL server');
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new OperationError(`There is no database in ${dataDir}`);
  refuseWhileServed(file);
  return withDatabase({ dataDir }, async (source) => {
    await migrate(source);
    return withDatabase({ dataDir, databaseUrl }, (target) => fillServer(source, target));
  });
}

/**
 * Fails while a running site uses the file. Otherwise, bookings that arrive during the copy would
 * be missing in it.
 */
function refuseWhileServed(file: string): void {
  const database = new Libsql(file);
  try {
    // In exclusive mode, the first write fails if another connection to the file exists.
    database.exec('pragma locking_mode = exclusive; begin immediate; rollback');
  } catch (error) {
    const { code } = error as { code?: string };
    if (!code?.startsWith('SQLITE_BUSY')) throw error;
    throw new OperationError('The site still runs on this file: stop it first');
  } finally {
    database.close();
  }
}
