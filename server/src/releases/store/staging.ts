import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** Longer than any upload takes. An older folder comes from a process that was ended. */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * The store's own names start with a dot, which no version does (`RELEASE_VERSION`). Older stores have these names
 * with the mark in the middle.
 */
const IS_OWN = /\.(?:next|damaged)-/;

/** Creates a folder on the same disk for incomplete files. */
export function stagingFolder(remotesDir: string, remote: string): string {
  const staged = path.join(remotesDir, remote, `.next-${randomUUID()}`);
  mkdirSync(staged, { recursive: true });
  return staged;
}

/** Moves a damaged version out of the way. */
export const setAside = (folder: string): void =>
  renameSync(folder, path.join(path.dirname(folder), `.damaged-${randomUUID()}`));

/** Removes the leftovers of ended processes and damaged versions beside a remote's versions. */
export function removeAbandoned(remotesDir: string, remote: string): void {
  const folder = path.join(remotesDir, remote);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => IS_OWN.test(each))) {
    const left = path.join(folder, name);
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > ABANDONED_MS) rmSync(left, { recursive: true, force: true });
  }
}
