import type { RemoteEntry } from './registry';

declare global {
  /** Read by every remote's webpack runtime when it adds a script or a style sheet. */
  var __remoteIntegrity: Record<string, string> | undefined;
}

const integrity: Record<string, string> = (globalThis.__remoteIntegrity ??= {});

export const entryUrl = (entry: string): string => new URL(entry, location.origin).href;

/** Takes over what the registry says of a remote's files. */
export function keepPins({ entry, integrity: files = {} }: RemoteEntry): void {
  for (const [file, hash] of Object.entries(files)) {
    integrity[new URL(file, entryUrl(entry)).href] = hash;
  }
}

/** Throws when the registry pins no file at this address: what is not pinned is not used. */
export function pinOf(url: string): string {
  const pin = integrity[url];
  if (!pin) throw new Error(`The registry pins no file ${url}`);
  return pin;
}
