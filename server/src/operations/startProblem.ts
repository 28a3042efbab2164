import { MigrationError } from '../db';
import { codeOf, ConfigError, FilesAway } from '../runtime';

const LINES: [pattern: RegExp, line: string][] = [
  [
    /^(EACCES|EPERM|ENOTDIR|EISDIR|EEXIST|EROFS|ENOSPC|ENAMETOOLONG|ELOOP|SQLITE_(CANTOPEN|READONLY|FULL|NOTADB|CORRUPT|IOERR|PERM))/,
    'DATA_DIR: the database file cannot be opened or written there',
  ],
  [/^SHARED_STORE/, 'RELEASES_URL: the bucket of releases does not respond or cannot be used'],
  [
    /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28|3D000|57P)/,
    'DATABASE_URL: the database cannot be reached or refuses this account',
  ],
];

/**
 * Returns why the server does not start, as one line with the cause. Undefined if the error is a
 * bug.
 */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message;
  if (error instanceof FilesAway) return `FILES_URL: the bucket does not respond (${error.reason})`;
  const code = codeOf(error);
  const line = LINES.find(([pattern]) => pattern.test(code))?.[1];
  return line && `${line} (${code})`;
}

/**
 * Makes the first connection to a database. If it fails, the error names the setting with the
 * address of the database.
 */
export async function reaching(
  { databaseUrl, dataDir }: { databaseUrl?: string | undefined; dataDir: string },
  ask: () => Promise<unknown>,
) {
  try {
    await ask();
  } catch (error) {
    const reason = codeOf(error) || (error instanceof Error ? error.message : String(error));
    throw new ConfigError(
      databaseUrl === undefined
        ? `DATA_DIR: the database file in ${dataDir} cannot be opened (${reason})`
        : `DATABASE_URL: the database cannot be reached or refuses this account (${reason})`,
    );
  }
}

type Place = { port: number; host: string };

/**
 * Starts to accept connections. If it fails, the system's error code shows whether the port or the
 * host is wrong.
 */
export async function listening({ port, host }: Place, listen: () => Promise<unknown>) {
  try {
    await listen();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EADDRINUSE')
      throw new ConfigError(`PORT: another program uses ${port} at ${host} already (${code})`);
    if (code === 'EACCES' || code === 'EPERM')
      throw new ConfigError(`PORT: this process may not listen at ${port} (${code})`);
    if (/^(EADDRNOTAVAIL|EAFNOSUPPORT|EINVAL|ENOTFOUND|EAI_\w+)$/.test(code))
      throw new ConfigError(`HOST: ${host} is no address of this machine (${code})`);
    throw error;
  }
}
