import type { RemoteEntry } from './registry';

declare global {
  /**
   * The webpack runtime of every remote reads this variable when it adds a script or a style sheet.
   */
  var __remoteIntegrity: Record<string, string> | undefined;
}

const integrity: Record<string, string> = (globalThis.__remoteIntegrity ??= {});

export const entryUrl = (entry: string): string => new URL(entry, location.origin).href;

/** Stores the hashes of a remote's files, as the registry lists them. */
export function keepPins({ entry, integrity: files = {} }: RemoteEntry): void {
  for (const [file, hash] of Object.entries(files)) {
    integrity[new URL(file, entryUrl(entry)).href] = hash;
  }
}

/**
 * Returns the hash of the file at this address.
 * @throws if the registry has no hash for it, because such a file must not run.
 */
export function pinOf(url: string): string {
  const pin = integrity[url];
  if (!pin) throw new Error(`The registry pins no file ${url}`);
  return pin;
}
