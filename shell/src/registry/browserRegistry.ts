import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { readRegistry, type Registry } from './registry';

/**
 * Before a remote starts, a registry that is older than this many milliseconds is fetched again.
 */
const FRESH_MS = 60_000;
const LATE_MS = 1000;

let current: Registry = { revision: '', remotes: {} };
/**
 * False while the tab only knows the remotes of its page. A page lists no other remotes, so that
 * its size does not grow with their number.
 */
let isWhole = false;
let askedAt = Date.now();
let arrivedAt = askedAt;
let own: Registry = current;
let pending: Promise<Registry> | undefined;

export function startRegistry(registry: Registry): void {
  current = registry;
  own = registry;
  isWhole = false;
  pending = undefined;
  askedAt = Date.now();
  arrivedAt = askedAt;
}

export const currentRegistry = (): Registry => current;

/** Whether the server now renders pages with a newer shell or newer content than this tab has. */
export const isOtherShell = (): boolean =>
  current.shell !== undefined && (current.shell !== own.shell || current.content !== own.content);

/**
 * Returns the age of the registry in milliseconds. It came with the page or with the last request.
 */
export const registryAge = (): number => Date.now() - askedAt;

/**
 * Fetches `/remotes.json` again. Callers share a running request. Otherwise the browser would load
 * the file twice.
 * @throws if the file cannot be loaded or parsed. The registry in memory then stays.
 */
export function refreshRegistry(): Promise<Registry> {
  const asked = (pending ??= fetchRegistry().finally(() => {
    if (pending === asked) pending = undefined;
  }));
  return asked;
}

async function fetchRegistry(): Promise<Registry> {
  askedAt = Date.now();
  const response = await fetch('/remotes.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(8000),
  });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  current = readRegistry(await response.json());
  isWhole = true;
  arrivedAt = Date.now();
  return current;
}

/**
 * Fetches the registry again if it is more than a minute old. Waits at most a second, so that a
 * slow network does not delay the page.
 * @throws if the request fails.
 */
export async function freshRegistry(): Promise<void> {
  if (Date.now() - arrivedAt <= FRESH_MS) return;
  const late = new Promise((resolve) => setTimeout(resolve, LATE_MS));
  await Promise.race([refreshRegistry(), late]);
}

/**
 * Fetches the full registry if this tab only knows the remotes of its page. A failure has no
 * effect.
 */
export function fetchWholeRegistry(): void {
  if (!isWhole) refreshRegistry().catch(() => undefined);
}

/**
 * Returns the name of the remote that serves a path, or undefined if none does.
 * @throws if the registry cannot be loaded.
 */
export async function remoteAt(path: string): Promise<string | undefined> {
  const known = remoteForPath(current.remotes, path);
  if (known || isWhole) return known;
  return remoteForPath((await refreshRegistry()).remotes, path);
}
