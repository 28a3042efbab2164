import type { RemoteEntry } from './registry';

declare global {
  /** Every remote's webpack runtime reads this variable when it adds a script or a style sheet. */
  var __remoteIntegrity: Record<string, string> | undefined;
}

const integrity: Record<string, string> = (globalThis.__remoteIntegrity ??= {});

export const entryUrl = (entry: string): string => new URL(entry, location.origin).href;

/** Stores the hashes that the registry lists for the files of a remote. */
export function keepPins({ entry, integrity: files = {} }: RemoteEntry): void {
  for (const [file, hash] of Object.entries(files)) {
    integrity[new URL(file, entryUrl(entry)).href] = hash;
  }
}

/**
 * Returns the hash of the file at this address. Throws if the registry has none, because such files
 * must not run.
 */
export function pinOf(url: string): string {
  const pin = integrity[url];
  if (!pin) throw new Error(`The registry pins no file ${url}`);
  return pin;
}
