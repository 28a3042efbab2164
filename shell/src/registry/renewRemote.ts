import type { RouteObject } from 'react-router-dom';
import { replacePages } from '@mcs-repairs/shared/platform/bindPages';
import { forgetRemote, loadRemote } from '@mcs-repairs/shared/platform/site';
import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { currentRegistry, isOtherShell, refreshRegistry } from './browserRegistry';
import { noteHappening } from './happenings';
import type { RenewPage } from './renewal';
import { evaluateAnew, runningVersions } from './federation';

/**
 * The routes of each remote in the router. A newer version of the remote replaces the pages of
 * these routes.
 */
const routesOf = new Map<string, readonly RouteObject[]>();
const pending = new Map<string, Promise<boolean>>();
/**
 * Remotes whose newer version has other routes. The newer version is used after the next page load.
 */
const displaced = new Set<string>();

export const isDisplaced = (name: string): boolean => displaced.has(name);

export function keepRoutes(name: string, routes: readonly RouteObject[]): void {
  routesOf.set(name, routes);
}

/**
 * Fetches the registry again, and replaces a failed version with the current one. If only a file
 * was missing, it loads the same version again. If the new version has other routes, the tab only
 * uses its fragments (`isDisplaced`). Returns whether it loaded something, and rejects if the
 * registry or the version cannot be loaded.
 */
export function renewRemote(name: string, error?: unknown): Promise<boolean> {
  let renewal = pending.get(name);
  if (!renewal) {
    renewal = renew(name, error).finally(() => pending.delete(name));
    pending.set(name, renewal);
  }
  return renewal;
}

async function renew(name: string, error: unknown): Promise<boolean> {
  noteHappening(name, 'render-failure');
  const { remotes } = await refreshRegistry();
  const running = runningVersions().get(name);
  // The code of the remote never arrived. So the next request loads the current version anyway.
  if (running === undefined) return false;
  const isNewer = remotes[name] !== undefined && remotes[name].version !== running;
  if (!isNewer && !isMissingFile(error)) return false;
  if (!isNewer) evaluateAnew(name);
  forgetRemote(name);
  const { routes } = await loadRemote(name);
  const known = routesOf.get(name);
  if (known && !replacePages(known, routes)) displaced.add(name);
  return true;
}

/**
 * A page that loaded less than this many milliseconds ago already has the newest code. Loading the
 * page again would not help.
 */
const YOUNGEST_MS = 10_000;

/**
 * Loads a newer version of the remote whose page failed. The error screen calls this function. A
 * reload loses nothing, because a failed page contains nothing that a visitor typed.
 */
export const renewPage: RenewPage = async (path, error) => {
  const name = remoteForPath(currentRegistry().remotes, path);
  if (name === undefined) return null;
  await renewRemote(name, error).catch(() => false);
  const mustReload = (isDisplaced(name) || isOtherShell()) && performance.now() > YOUNGEST_MS;
  return mustReload ? () => location.reload() : null;
};

/**
 * Whether the error is from webpack or mini-css-extract, and means that a script or a style sheet
 * did not load.
 */
function isMissingFile(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
