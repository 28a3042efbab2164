import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from './registryFile';

/**
 * The time limit for a request to another origin, in milliseconds. It is shorter than the time
 * limit for a page. Otherwise, an origin that does not answer would end the worker and the other
 * pages in it.
 */
const FETCH_TIMEOUT_MS = 2500;
/** The maximum size of a file, in bytes. It is ten times the size of the largest file today. */
const LARGEST_BYTES = 8 << 20;

/**
 * Files that the server needs to compose a page. If one of these files does not match its hash, the
 * server does not use the remote.
 */
export const SERVER_FILES = ['mf-manifest.json', 'assets.json', 'ssr/server.cjs'] as const;
export type ServerFile = (typeof SERVER_FILES)[number];

/**
 * Returns the hash of a remote's file in the registry. Throws if there is none, because files
 * without a hash are never used.
 */
export function pinOf({ entry, integrity }: RegisteredRemote, file: string): string {
  const pin = Object.hasOwn(integrity, file) ? integrity[file] : undefined;
  if (!pin) throw new Error(`The registry pins no ${file} of ${entry}: publish the remote again`);
  return pin;
}

/**
 * Reads a file of a published remote, from the store if the site serves it, otherwise over HTTP.
 * Throws if the file is missing, too large, without a hash in the registry, or different from its
 * hash.
 */
export async function readRemoteFile(
  remotesDir: string,
  remote: RegisteredRemote,
  file: ServerFile,
): Promise<string> {
  const expected = pinOf(remote, file);
  const bytes = remote.entry.startsWith('/')
    ? await readFromStore(remotesDir, remote.entry, file)
    : await fetchFile(remote.entry, file);
  if (expected !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`) {
    throw new Error(`${file} of ${remote.entry} is not the published file`);
  }
  return bytes.toString('utf8');
}

/**
 * Reads a file of a version from the store. The file of
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
