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

/** From here on what this process makes is for its own user alone, whatever makes it. For the main thread of an entry. */
export function makeForOwnerOnly(): void {
  process.umask(0o077);
}

/** A folder for this user alone; one that is there and of somebody else's stays as its owner wants it. */
export function ownerFolder(folder: string): void {
  makeFolder(folder);
  withoutOthers(folder, OWNER_FOLDER);
}

/** Makes a folder, and those that it lies in, for this user alone. Node's own way never ends below /proc, where none can be made. */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const above = path.dirname(folder);
  if (above !== folder) makeFolder(above);
  try {
    mkdirSync(folder, OWNER_FOLDER);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(folder) || !statSync(folder).isDirectory()) throw error;
  }
}

/**
 * An SQLite file for this user alone, made empty when it is not there: SQLite gives its journals the same rights. A file that
 * is there is never opened here: whoever closes any handle of it takes all of the process's locks from SQLite, another program
 * that looks into the file then removes the journal, and what is written after is lost ("How To Corrupt An SQLite Database
 * File", 2.2).
 */
export function ownerDatabase(file: string): void {
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_FILE));
  for (const part of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(part)) withoutOthers(part, OWNER_FILE);
  }
}

/** Takes what earlier versions left readable for others from them: the files of a folder of the data folder. */
export function ownerFiles(folder: string): void {
  if (!existsSync(folder)) return;
  withoutOthers(folder, OWNER_FOLDER);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isFile()) withoutOthers(path.join(folder, entry.name), OWNER_FILE);
  }
}

function withoutOthers(place: string, mode: number): void {
  try {
    // Taken away from others, never given to the owner: who closed a folder to themselves meant to.
    chmodSync(place, statSync(place).mode & mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Somebody else's, or a file system without rights: nothing that this process can mend.
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'EROFS' && code !== 'ENOENT')
      throw error;
  }
}
