import { entryUrl, pinOf } from './pins';
import type { RemoteEntry } from './registry';

/** The fields of a remote's `mf-manifest.json` that the browser reads. */
type Manifest = { metaData: { remoteEntry: { name: string } } };

const arrived = new Map<string, unknown>();

/** Stores the manifests that came with the page, by address. */
export function keepManifests(manifests: Record<string, unknown>): void {
  for (const [entry, manifest] of Object.entries(manifests)) arrived.set(entryUrl(entry), manifest);
}

/** The build names the container like this. In development it has no hash. */
const CONTAINER = /^remoteEntry\.(?:[0-9a-f]+\.)?js$/;

/**
 * Returns the name of a remote's container file. The registry usually lists it, so no manifest
 * delays the code. Throws if neither names a file, or if the manifest cannot be loaded or does not
 * match its hash.
 */
export async function containerFile({ entry, integrity = {} }: RemoteEntry): Promise<string> {
  const [listed, ...others] = Object.keys(integrity).filter((file) => CONTAINER.test(file));
  if (listed && others.length === 0) return listed;
  const url = entryUrl(entry);
  const manifest = (arrived.get(url) ?? (await fetchManifest(url))) as Partial<Manifest> | null;
  const name = manifest?.metaData?.remoteEntry?.name;
  if (typeof name !== 'string' || name === '') throw new Error(`${url} names no container`);
  return name;
}

async function fetchManifest(url: string): Promise<unknown> {
  // With `integrity`, the browser compares the hash of the bytes. This also works where
  // `crypto.subtle` is missing, on plain HTTP in a shop's own network.
  const response = await fetch(url, {
    integrity: pinOf(url),
    cache: 'no-cache',
    signal: AbortSignal.timeout(8000),
  });
  if (!response.ok) throw new Error(`The manifest ${url} answered ${response.status}`);
  return response.json();
}
