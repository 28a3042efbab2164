import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const inRoot = (...parts) => path.join(root, ...parts);

/** Every remote's folder: the one list, which nobody has to keep. What it is called and serves stands in its package.json. */
export const REMOTE_PACKAGES = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(inRoot(name, 'package.json')))
  .sort();

/** What the names of our packages begin with: a scope that no registry gives to anybody else. */
export const SCOPE = '@mcs-repairs/';

/** What a remote's package.json says under `remote`: its name in the registry, path prefixes, and port in development. */
export const remoteOf = (packageName) => readJson(inRoot(packageName, 'package.json')).remote;

/** Where the built site lies: the shell, and the store of remotes with its registry. */
export const SHELL_DIR = inRoot('dist/shell');
export const REMOTES_DIR = inRoot('dist/remotes');

/** The folder of what is released under a name: the shell, or an area. */
export const packageOf = (/** @type {string} */ name) =>
  name === 'shell' ? 'shell' : `mfe-${name}`;
