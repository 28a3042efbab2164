import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Longer than any upload takes: what lies there for so long is of a process that was ended. */
const ABANDONED_MS = 60 * 60 * 1000;

/** The store's own names begin with a dot, which no version does (`RELEASE_VERSION`); those in the middle are of before. */
const IS_OWN = /\.(?:next|damaged)-/;

/** A new folder on the same disk, for what is not whole yet. */
export function stagingFolder(remotesDir: string, remote: string): string {
  const staged = path.join(remotesDir, remote, `.next-${randomUUID()}`);
  mkdirSync(staged, { recursive: true });
  return staged;
}

/** Takes a damaged version out of its place. */
export const setAside = (folder: string): void =>
  renameSync(folder, path.join(path.dirname(folder), `.damaged-${randomUUID()}`));

/** Removes what processes that were ended, and damaged versions, left beside the versions of a remote. */
export function removeAbandoned(remotesDir: string, remote: string): void {
  const folder = path.join(remotesDir, remote);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => IS_OWN.test(each))) {
    const left = path.join(folder, name);
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > ABANDONED_MS) rmSync(left, { recursive: true, force: true });
  }
}
