import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';

const OWNER_FILE = 0o600;
const OWNER_FOLDER = 0o700;

/**
 * Makes every file that this process creates from now on private to its user. Call it in the main
 * thread, at the start of a program.
 */
export function makeForOwnerOnly(): void {
  process.umask(0o077);
}

/** Creates a folder that is private to this user. An existing folder of another owner stays unchanged. */
export function ownerFolder(folder: string): void {
  makeFolder(folder);
  withoutOthers(folder, OWNER_FOLDER);
}

/**
 * Creates a folder and its parents, private to this user. Replaces Node's recursive function, which
 * never returns for a path below /proc, where nobody can create folders.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, OWNER_FOLDER);
  } catch (error) {
    // Another process may have created the folder first.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/**
 * Creates an empty SQLite file that is private to this user, if the file is missing. SQLite gives
 * its journals the same permissions. The function never opens an existing file: closing any handle
 * of the file releases all SQLite locks of the process. Another program could then remove the
 * journal, and later writes would be lost ("How To Corrupt An SQLite Database File", 2.2).
 */
export function ownerDatabase(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_FILE));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(part)) withoutOthers(part, OWNER_FILE);
  }
}

/**
 * Removes other users' permissions on a folder's files. Earlier versions of the server granted such
 * permissions.
 */
export function ownerFiles(folder: string): void {
  if (!existsSync(folder)) return;
  withoutOthers(folder, OWNER_FOLDER);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) withoutOthers(path.join(folder, entry.name), OWNER_FILE);
  }
}

function withoutOthers(place: string, mode: number): void {
  try {
    // Only removes the permissions of other users. Adds none, because the owner of the file may
    // have removed a permission on purpose.
    chmodSync(place, statSync(place).mode & mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // This process cannot change a file of another user, or a file on a file system without
    // permissions. That is no error.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EROFS' && code !== 'ENOENT')
      throw error;
  }
}
