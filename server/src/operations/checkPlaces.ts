import { lookup } from 'node:dns/promises';
import { accessSync, constants, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config';
import { makeFolder } from '../db';
import { codeOf, ConfigError, FilesAway, type FilesPlace, openFiles } from '../runtime';

type Places = FilesPlace &
  Pick<Config, 'host' | 'mode' | 'remotesDir' | 'shellDir' | 'adoptReleases' | 'releasesBucket'>;

/**
 * Checks the files, folders and hosts that the settings name. Throws `ConfigError` at the first one
 * that the server cannot use.
 */
export async function checkPlaces(config: Places): Promise<void> {
  const { host, dataDir, mode, remotesDir, shellDir } = config;
  // The server fills the folder from its own build, or from the bucket of releases.
  const isFilled = config.adoptReleases || config.releasesBucket !== undefined;
  if (mode === 'connected') writableFolder('DATA_DIR', dataDir);
  if (mode === 'connected' && config.filesBucket) await checkBucket(config);
  if (remotesDir !== undefined && isFilled) writableFolder('REMOTES_DIR', remotesDir);
  if (remotesDir !== undefined && !isFilled) readableFolder('REMOTES_DIR', remotesDir);
  if (shellDir !== undefined) {
    checkShell(shellDir);
  }
  await lookup(host).catch((error: unknown) => {
    throw new ConfigError(`HOST: ${host} is no address of this machine (${codeOf(error)})`);
  });
}

/**
 * Checks that the server may list, write and remove files in the bucket. If the bucket does not
 * respond, the check passes, because the site can take bookings without it.
 */
async function checkBucket(config: FilesPlace): Promise<void> {
  const files = openFiles(config);
  try {
    await files.list('start/');
    await files.write('start/check', Buffer.from('check'));
    await files.remove('start/check');
  } catch (error) {
    if (!(error instanceof FilesAway)) throw error;
    if (error.kind === 'refused')
      throw new ConfigError(
        `FILES_URL: the bucket does not exist, or refuses this key or region (${error.reason})`,
      );
    console.warn(`FILES_URL: the bucket does not respond, so photos are missing (${error.reason})`);
  }
}

/** Checks that the folder contains a build of the shell, and that the server can read it. */
export function checkShell(shellDir: string): void {
  const file = path.join(shellDir, 'assets.json');
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw new ConfigError(
      `SHELL_DIR: there is no shell in ${shellDir}: build it first (${codeOf(error)})`,
    );
  }
}

/**
 * Checks that a folder is writable. Never changes the permissions of the folder, because its owner
 * may have restricted them on purpose.
 */
function writableFolder(variable: string, folder: string): void {
  try {
    makeFolder(folder);
    const { mode, uid } = statSync(folder);
    if (uid === process.getuid?.() && (mode & 0o700) !== 0o700)
      throw new ConfigError(
        `${variable}: the owner of ${folder} may not write there (its mode is ${(mode & 0o777).toString(8)})`,
      );
    // A writable folder may be on a full or read-only disk. The check therefore creates and removes
    // a folder.
    rmdirSync(mkdtempSync(path.join(folder, '.start-')));
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(`${variable}: the folder ${folder} cannot be written (${codeOf(error)})`);
  }
}

function readableFolder(variable: string, folder: string): void {
  try {
    readdirSync(folder);
  } catch (error) {
    throw new ConfigError(`${variable}: the folder ${folder} cannot be read (${codeOf(error)})`);
  }
}
