import { ConfigError } from './config';
import { MigrationError } from './db/migrations/migrate';

const LINES: [pattern: RegExp, line: string][] = [
  [/^EADDRINUSE$/, 'PORT: another program uses this port already'],
  [
    /^(EACCES|EADDRNOTAVAIL)$/,
    'PORT or HOST: this process may not listen there, or DATA_DIR cannot be written',
  ],
  [
    /^(ENOTDIR|EEXIST|EROFS|ENOSPC|SQLITE_(CANTOPEN|READONLY|FULL|NOTADB|CORRUPT))/,
    'DATA_DIR: the database file cannot be opened or written there',
  ],
  [
    /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|28|3D000|57P)/,
    'DATABASE_URL: the database cannot be reached or refuses this account',
  ],
];

/** Why the server does not start, in one line that says what to look at; undefined for a bug of ours. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof MigrationError) return error.message;
  const isFailure = error instanceof Error && 'code' in error;
  const code = isFailure ? String(error.code) : '';
  const line = LINES.find(([pattern]) => pattern.test(code))?.[1];
  return line && `${line} (${code})`;
}
