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
 * A folder with the browser files of every stored shell. File names contain hashes, and open pages
 * still request older files.
 */
const FILES = '.shell-files';
/** Files that only the server uses. */
const NOT_FOR_BROWSERS = /^ssr\/|^(?:assets|mf-manifest|mf-stats)\.json$|^static\/|\.map$/;

const pointerSchema = z.object({ version: versionSchema });

export const pointerOf = (remotesDir: string): string => path.join(remotesDir, POINTER);
export const shellFilesOf = (remotesDir: string): string => path.join(remotesDir, FILES);

/**
 * Returns the active version of the shell in the store. Null if no shell was released. Then the
 * shell of the server's own build is active.
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

/** Returns the folder of the active shell: a released shell of the store, otherwise `shellDir`. */
export function currentShell(remotesDir: string, shellDir: string): string {
  const version = activeShell(remotesDir);
  return version === null ? shellDir : folderOf(remotesDir, SHELL, version);
}

/**
 * Activates a version of the shell: first adds its browser files, then changes the pointer in one
 * step. The caller holds the store's lock.
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

/** Deactivates the store's shell. The caller holds the store's lock. */
export const leaveShell = (remotesDir: string): void =>
  rmSync(pointerOf(remotesDir), { force: true });

/**
 * Restores the pointer to the active shell from the log, if a process died before it wrote the
 * pointer or if somebody changed it by hand. The caller holds the lock.
 */
export function mendShell(remotesDir: string): boolean {
  const { active } = standingOf(readLog(remotesDir), SHELL);
  if (!active || activeShell(remotesDir) === active.version) return false;
  const release = readRelease(folderOf(remotesDir, SHELL, active.version));
  if (!release) return false;
  pointToShell(remotesDir, release);
  return true;
}

/** Removes browser files that no stored version uses. The caller holds the lock. */
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
