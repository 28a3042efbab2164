import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { readRegistry, type Registry } from './registry';

let current: Registry = { revision: '', remotes: {} };
/**
 * False while the tab has only the remotes of its page. A page lists only those, so that its size
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

/** Whether the server now renders pages with another shell or other content than this tab has. */
export const isOtherShell = (): boolean =>
  current.shell !== undefined && (current.shell !== own.shell || current.content !== own.content);

/** Returns the milliseconds since the page or the last request brought the registry. */
export const registryAge = (): number => Date.now() - askedAt;

/**
 * Fetches `/remotes.json` again. If it cannot be loaded or parsed, throws and keeps the known
 * registry.
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
 * Returns the name of the remote that serves a path, or undefined if none does. Throws if the
 * registry cannot be loaded.
 */
export async function remoteAt(path: string): Promise<string | undefined> {
  const known = remoteForPath(current.remotes, path);
  if (known || isWhole) return known;
  return remoteForPath((await refreshRegistry()).remotes, path);
}
