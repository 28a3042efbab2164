import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { readRegistry, type Registry } from './registry';

let current: Registry = { revision: '', remotes: {} };
/**
 * False while only the page's own remotes are known. A page contains only those, so that its size
 * does not grow with the number of remotes.
 */
let isWhole = false;
let askedAt = Date.now();
let own: Registry = current;

export function startRegistry(registry: Registry): void {
  current = registry;
  own = registry;
  isWhole = false;
  askedAt = Date.now();
}

export const currentRegistry = (): Registry => current;

/**
 * Returns whether the server renders pages with another shell than the one in this tab, or with
 * other content.
 */
export const isOtherShell = (): boolean =>
  current.shell !== undefined && (current.shell !== own.shell || current.content !== own.content);

/** Milliseconds since the registry came with the page or was last requested. */
export const registryAge = (): number => Date.now() - askedAt;

/**
 * Fetches `/remotes.json` again. Throws when it cannot be loaded or parsed; the known registry then
 * stays.
 */
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

/**
 * Returns the name of the remote that serves a path. Undefined if none does. Throws if the registry
 * cannot be loaded.
 */
export async function remoteAt(path: string): Promise<string | undefined> {
  const known = remoteForPath(current.remotes, path);
  if (known || isWhole) return known;
  return remoteForPath((await refreshRegistry()).remotes, path);
}
