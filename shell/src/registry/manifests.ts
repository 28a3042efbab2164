import { entryUrl, pinOf } from './pins';

/** The fields of a remote's `mf-manifest.json` that the browser reads. */
type Manifest = { metaData: { remoteEntry: { name: string } } };

const arrived = new Map<string, unknown>();

/** Stores the manifests that came with the page, by address. */
export function keepManifests(manifests: Record<string, unknown>): void {
  for (const [entry, manifest] of Object.entries(manifests)) arrived.set(entryUrl(entry), manifest);
}

/**
 * Returns the name of a remote's container file. Throws if the manifest cannot be loaded, does not
 * match its hash, or names no file.
 */
export async function containerFile(entry: string): Promise<string> {
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
