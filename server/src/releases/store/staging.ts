import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * After this many milliseconds, a temporary folder counts as left behind by a killed process,
 * because no upload takes as long.
 */
const ABANDONED_MS = 60 * 60 * 1000;

/**
 * Matches the names of the store's own folders in older stores. In newer ones, these names start
 * with a dot, as no name of a version does (`RELEASE_VERSION`).
 */
const IS_OWN = /\.(?:next|damaged)-/;

/** Creates a temporary folder for an incomplete upload, on the same disk as the store. */
export function stagingFolder(remotesDir: string, remote: string): string {
  const staged = path.join(remotesDir, remote, `.next-${randomUUID()}`);
  mkdirSync(staged, { recursive: true });
  return staged;
}

/**
 * Renames the folder of a damaged or removed version in one step, so that it no longer counts as a
 * version. Returns the new path.
 */
export function setAside(folder: string): string {
  const aside = path.join(path.dirname(folder), `.damaged-${randomUUID()}`);
  renameSync(folder, aside);
  return aside;
}

/**
 * Removes incomplete uploads of killed processes and damaged versions from the folder of a remote.
 */
export function removeAbandoned(remotesDir: string, remote: string): void {
  const folder = path.join(remotesDir, remote);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter((each) => IS_OWN.test(each))) {
    const left = path.join(folder, name);
    const age = Date.now() - (statSync(left, { throwIfNoEntry: false })?.mtimeMs ?? Infinity);
    if (age > ABANDONED_MS) rmSync(left, { recursive: true, force: true });
  }
}

/**
 * Removes the folder of a version without blocking other requests, because it may have thousands of
 * files. While a version is being compressed, new files appear in its folder. The removal is then
 * retried.
 */
export const removeFolder = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
