import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RegisteredRemote } from './registryFile';

/** Less than a page may take: an origin that hangs must not cost the worker, and with it the pages of others. */
const FETCH_TIMEOUT_MS = 2500;

/**
 * Reads a file of a published remote: from the store when it is served here, else over HTTP. A file whose hash the registry
 * names must have it. Throws when the file is missing or another one.
 */
export async function readRemoteFile(
  remotesDir: string,
  remote: RegisteredRemote,
  file: string,
): Promise<string> {
  const bytes = remote.entry.startsWith('/')
    ? await readFromStore(remotesDir, remote.entry, file)
    : await fetchFile(remote.entry, file);
  const expected = remote.integrity[file];
  if (expected && expected !== `sha384-${createHash('sha384').update(bytes).digest('base64')}`) {
    throw new Error(`${file} of ${remote.entry} is not the published file`);
  }
  return bytes.toString('utf8');
}

/** `/remotes/<name>/<version>/mf-manifest.json` lies in `<remotesDir>/<name>/<version>/`. */
function readFromStore(remotesDir: string, entry: string, file: string): Promise<Buffer> {
  const [, , name, version] = entry.split('/');
  if (!name || !version) throw new Error(`The registry's entry ${entry} names no published folder`);
  return readFile(path.join(remotesDir, name, version, file));
}

async function fetchFile(entry: string, file: string): Promise<Buffer> {
  const response = await fetch(new URL(file, entry), {
    signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
