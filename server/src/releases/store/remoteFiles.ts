import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from './registryFile';

/**
 * The time limit for a request to another origin, in milliseconds. It is shorter than the limit for
 * rendering a page. Otherwise, an origin that does not respond would end the render worker and its
 * other pages.
 */
const FETCH_TIMEOUT_MS = 2500;
/**
 * The maximum size of a remote's file, in bytes. It is ten times the size of the largest file
 * today.
 */
const LARGEST_BYTES = 8 << 20;

/**
 * The files of a remote that the server needs to render a page. If one of them does not match its
 * hash, the server does not use the remote.
 */
export const SERVER_FILES = ['mf-manifest.json', 'assets.json', 'ssr/server.cjs'] as const;
export type ServerFile = (typeof SERVER_FILES)[number];

/** Returns the hash of a file in the form of the registry and of the attribute `integrity`. */
export const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Returns the hash of a remote's file from the registry. Throws if there is none, because the site
 * never uses files without a hash.
 */
export function pinOf({ entry, integrity }: RegisteredRemote, file: string): string {
  const pin = Object.hasOwn(integrity, file) ? integrity[file] : undefined;
  if (!pin) throw new Error(`The registry pins no ${file} of ${entry}: publish the remote again`);
  return pin;
}

/**
 * Reads a file of an active remote: from the store if this site serves it, otherwise over HTTP.
 * Throws if the file is missing, is too large, has no hash in the registry, or does not match its
 * hash.
 */
export async function readRemoteFile(
  remotesDir: string,
  remote: RegisteredRemote,
  file: ServerFile | `${string}.css`,
): Promise<string> {
  const expected = pinOf(remote, file);
  const bytes = remote.entry.startsWith('/')
    ? await readFromStore(remotesDir, remote.entry, file)
    : await fetchFile(remote.entry, file);
  if (expected !== integrityOf(bytes)) {
    throw new Error(`${file} of ${remote.entry} is not the published file`);
  }
  return bytes.toString('utf8');
}

/**
 * Reads a file of a version from the store. The manifest
 * `/remotes/<name>/<version>/mf-manifest.json` is in the folder `<remotesDir>/<name>/<version>/`.
 */
function readFromStore(remotesDir: string, entry: string, file: string): Promise<Buffer> {
  const [, , name, version] = entry.split('/');
  if (!name || !version) throw new Error(`The registry's entry ${entry} names no published folder`);
  return readFile(path.join(remotesDir, name, version, file));
}

async function fetchFile(entry: string, file: string): Promise<Buffer> {
  const response = await fetch(new URL(file, entry), {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok || !response.body)
    throw new Error(`${response.url} answered ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.length;
    if (bytes > LARGEST_BYTES) throw new Error(`${response.url} is larger than any published file`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
