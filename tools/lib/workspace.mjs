import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const inRoot = (...parts) => path.join(root, ...parts);

/**
 * The names of the folders of all remotes in this checkout. The package.json of each contains the
 * remote's name and paths.
 */
export const REMOTE_PACKAGES = readdirSync(root)
  .filter((name) => name.startsWith('mfe-') && existsSync(inRoot(name, 'package.json')))
  .sort();

/** All packages of the project have this prefix. Nobody else can publish packages with it. */
export const SCOPE = '@mcs-repairs/';

/**
 * Returns the field `remote` of a package.json. It contains the remote's name in the registry, its
 * path prefixes, and its port for development.
 */
export const remoteOf = (packageName) => readJson(inRoot(packageName, 'package.json')).remote;

/** The folders of the built site: the shell, and the store of remotes with the registry. */
export const SHELL_DIR = inRoot('dist/shell');
export const REMOTES_DIR = inRoot('dist/remotes');

/** Returns the package folder for the name of a release, which is the shell or an area. */
export const packageOf = (/** @type {string} */ name) =>
  name === 'shell' ? 'shell' : `mfe-${name}`;
