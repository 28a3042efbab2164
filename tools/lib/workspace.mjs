import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const inRoot = (...parts) => path.join(root, ...parts);

/** The folder of each remote, found on disk. Its package.json contains its name and paths. */
export const REMOTE_PACKAGES = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(inRoot(name, 'package.json')))
  .sort();

/** The prefix of the project's package names. No registry gives this scope to anybody else. */
export const SCOPE = '@mcs-repairs/';

/**
 * Returns the field `remote` of a remote's package.json: its name in the registry, path prefixes,
 * and development port.
 */
export const remoteOf = (packageName) => readJson(inRoot(packageName, 'package.json')).remote;

/** The built site: the shell, and the store of remotes with its registry. */
export const SHELL_DIR = inRoot('dist/shell');
export const REMOTES_DIR = inRoot('dist/remotes');

/** Returns the folder of the package that is released under a name: the shell, or an area. */
export const packageOf = (/** @type {string} */ name) =>
  name === 'shell' ? 'shell' : `mfe-${name}`;
