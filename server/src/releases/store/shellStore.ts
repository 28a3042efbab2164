import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { versionSchema } from '@mcs-repairs/shared/domain/types/release';
import { readLog, standingOf } from './releaseLog';
import { SHELL, type Release } from './releaseSchema';
import { folderOf, readRelease, storedVersions } from './releaseStore';

const POINTER = 'shell.json';
/**
 * The folder with the files for browsers of all stored shells. Open pages still request files of
 * older shells. File names contain hashes, so they do not collide.
 */
const FILES = '.shell-files';
/** Matches files of a shell that browsers do not get. */
const NOT_FOR_BROWSERS = /^ssr\/|^(?:assets|mf-manifest|mf-stats)\.json$|^static\/|\.map$/;

const pointerSchema = z.object({ version: versionSchema });

export const pointerOf = (remotesDir: string): string => path.join(remotesDir, POINTER);
export const shellFilesOf = (remotesDir: string): string => path.join(remotesDir, FILES);

/**
 * Returns which version of the shell in the store is active. Null if none was released. The shell
 * of the server's own build is active then.
 */
export function activeShell(remotesDir: string): string | null {
  try {
    const parsed = pointerSchema.safeParse(JSON.parse(readFileSync(pointerOf(remotesDir), 'utf8')));
    const version = parsed.success ? parsed.data.version : null;
    return version && readRelease(folderOf(remotesDir, SHELL, version)) ? version : null;
  } catch {
    return null;
  }
}

/** Returns the folder of the active shell: a released one in the store, otherwise `shellDir`. */
export function currentShell(remotesDir: string, shellDir: string): string {
  const version = activeShell(remotesDir);
  return version === null ? shellDir : folderOf(remotesDir, SHELL, version);
}

/**
 * Activates a version of the shell. First adds its files for browsers, then changes the file that
 * names the active version, in one step. The caller must hold the lock of the store.
 */
export function pointToShell(remotesDir: string, { version, integrity }: Release): void {
  const folder = folderOf(remotesDir, SHELL, version);
  const files = shellFilesOf(remotesDir);
  for (const file of Object.keys(integrity).filter((name) => !NOT_FOR_BROWSERS.test(name))) {
    for (const copy of [file, `${file}.br`, `${file}.gz`]) {
      const [from, to] = [path.join(folder, copy), path.join(files, copy)];
      if (!existsSync(from) || existsSync(to)) continue;
      mkdirSync(path.dirname(to), { recursive: true });
      cpSync(from, `${to}.next`);
      renameSync(`${to}.next`, to);
    }
  }
  const next = `${pointerOf(remotesDir)}.next`;
  writeFileSync(next, JSON.stringify({ version }));
  renameSync(next, pointerOf(remotesDir));
}

/**
 * Deactivates the released shell. The shell of the server's own build is active then. The caller
 * must hold the lock of the store.
 */
export const leaveShell = (remotesDir: string): void =>
  rmSync(pointerOf(remotesDir), { force: true });

/**
 * Returns the shell that is active according to the release log, if the file that names the active
 * shell names another one. Null if the file is right, or if the shell is not stored. The file is
 * wrong if a process was killed before it wrote the file, or if somebody edited the file.
 */
export function lostShell(remotesDir: string): Release | null {
  const { active } = standingOf(readLog(remotesDir), SHELL);
  if (!active || activeShell(remotesDir) === active.version) return null;
  return readRelease(folderOf(remotesDir, SHELL, active.version));
}

/**
 * Removes files for browsers that no stored version of the shell uses. The caller must hold the
 * lock of the store.
 */
export function collectShellFiles(remotesDir: string): void {
  const files = shellFilesOf(remotesDir);
  if (!existsSync(files)) return;
  const kept = new Set(
    storedVersions(remotesDir, SHELL).flatMap(({ integrity }) => Object.keys(integrity)),
  );
  for (const name of readdirSync(files).filter(
    (each) => !kept.has(each.replace(/\.(?:br|gz)$/, '')),
  ))
    rmSync(path.join(files, name), { recursive: true, force: true });
}
