import { existsSync } from 'node:fs';
import type { Config } from '../config';
import { migrate, sqliteFile, withDatabase } from '../db';
import { resetFactorOf } from '../auth';
import { createStaffMail } from '../notifications';
import { OperationError } from './backupFolder';

const USAGE = 'Usage: npm run staff -- reset-factor <email address of the account>';

/**
 * Runs a command on staff accounts for the operator of the machine. Returns the sentence to print.
 * The site may run meanwhile, and sends the emails that the command queues.
 */
export async function staffCommand(
  config: Config,
  [command, email, ...more]: readonly string[],
  now: () => Date,
): Promise<string> {
  if (command !== 'reset-factor' || !email || more.length > 0) throw new OperationError(USAGE);
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir)))
    throw new OperationError(`There is no database in ${config.dataDir}`);
  return withDatabase(config, async (db) => {
    await migrate(db);
    const outcome = await resetFactorOf(
      { db, now, promiseStaffMail: createStaffMail({ config, now }) },
      email,
    );
    if (!outcome.ok) throw new OperationError(outcome.failure.message);
    return `${email} signs in with the password alone now. The sessions of the account have ended; the log says so, and a mail tells whose account it is.`;
  });
}
