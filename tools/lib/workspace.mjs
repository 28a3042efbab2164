import { readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
export const REMOTE_PACKAGES = [
  'mfe-storefront',
  'mfe-repairs',
  'mfe-booking',
  'mfe-community',
  'mfe-admin',
];

export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
export const inRoot = (...parts) => path.join(root, ...parts);

/** Where the built site lies: the shell, and the store of remotes with its registry. */
export const SHELL_DIR = inRoot('dist/shell');
export const REMOTES_DIR = inRoot('dist/remotes');
