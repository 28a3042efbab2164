import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { readRegistry, type Registry } from './registry';

let current: Registry = { revision: '', remotes: {} };
/** The page names its own remotes only, so that it weighs the same whatever number there are. */
let isWhole = false;
let askedAt = Date.now();
let ownShell: string | undefined;

export function startRegistry(registry: Registry): void {
  current = registry;
  ownShell = registry.shell;
  isWhole = false;
  askedAt = Date.now();
}

export const currentRegistry = (): Registry => current;

/** Whether the server makes pages with another shell than this tab runs. */
export const isOtherShell = (): boolean =>
  current.shell !== undefined && current.shell !== ownShell;

/** Milliseconds since the registry came with the page or was asked for. */
export const registryAge = (): number => Date.now() - askedAt;

/** Fetches `/remotes.json` anew. Throws when it cannot be had or read; the known one stays in force. */
export async function refreshRegistry(): Promise<Registry> {
  askedAt = Date.now();
  const response = await fetch('/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(8000),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  current = readRegistry(await response.json());
  isWhole = true;
  return current;
}

/** Name of the remote that serves a path; undefined when none does. Throws when that cannot be known. */
export async function remoteAt(path: string): Promise<string | undefined> {
  const known = remoteForPath(current.remotes, path);
  if (known || isWhole) return known;
  return remoteForPath((await refreshRegistry()).remotes, path);
}
