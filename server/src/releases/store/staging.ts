import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * A staging folder that is older than this many milliseconds belongs to a killed process, because
 * no upload takes as long.
 */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Names of the store's own folders start with a dot, and names of versions do not
 * (`RELEASE_VERSION`). Older stores have names with `.next-` or `.damaged-` in the middle.
 */
const IS_OWN = /\.(?:next|damaged)-/;

/** Creates a folder on the same disk for incomplete files. */
export function stagingFolder(remotesDir: string, remote: string): string {
  const staged = path.join(remotesDir, remote, `.next-${randomUUID()}`);
  mkdirSync(staged, { recursive: true });
  return staged;
}

/** Renames a damaged version, so that a new one can take its place. */
export const setAside = (folder: string): void =>
  renameSync(folder, path.join(path.dirname(folder), `.damaged-${randomUUID()}`));

/** Removes incomplete uploads of killed processes, and damaged versions, from a remote's folder. */
export function removeAbandoned(remotesDir: string, remote: string): void {
  const folder = path.join(remotesDir, remote);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => IS_OWN.test(each))) {
    const left = path.join(folder, name);
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > ABANDONED_MS) rmSync(left, { recursive: true, force: true });
  }
}
