const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/**
 * Returns whether PostgreSQL aborted the work because of another transaction. PostgreSQL has then
 * stored nothing of it.
 */
export const isConflict = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/**
 * Returns whether the work may succeed if it is repeated, because another transaction interfered or
 * the database file was locked.
 */
export function isWorthRetrying(error: unknown): boolean {
  return isConflict(error) || /^SQLITE_(BUSY|LOCKED|ABORT_ROLLBACK)/.test(codeOf(error));
}

/**
 * Returns whether the error says that the database is unavailable: stopped, locked, full disk,
 * timeout or read-only. The server then responds with 503, because no bug caused the error.
 */
export function isDatabaseDown(error: unknown): boolean {
  if (isWorthRetrying(error)) return true;
  const code = codeOf(error);
  if (
    /^(SQLITE_(FULL|IOERR|CANTOPEN|READONLY))|^(08|25006|53|57014|57P)|^E(CONN|PIPE|TIMEDOUT|HOSTUNREACH|AI_AGAIN|NOSPC|DQUOT)/.test(
      code,
    )
  ) {
    return true;
  }
  const message = error instanceof Error ? error.message : '';
  return /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/.test(
    message,
  );
}

/** Returns whether the error says that a unique value already exists. */
export function isDuplicate(error: unknown): boolean {
  return codeOf(error) === '23505' || /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)/.test(codeOf(error));
}

/** Returns whether PostgreSQL gave up waiting for a lock because of `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';
