import type { RouteObject } from 'react-router-dom';
import { replacePages } from '@mcs-repairs/shared/platform/bindPages';
import { forgetRemote, loadRemote } from '@mcs-repairs/shared/platform/site';
import { remoteForPath } from '@mcs-repairs/shared/domain/rules/remoteForPath';
import { currentRegistry, isOtherShell, refreshRegistry } from './browserRegistry';
import { noteHappening } from './happenings';
import type { RenewPage } from './renewal';
import { evaluateAnew, runningVersions } from './federation';

/** Routes of each remote as the router knows them: newer versions put their pages in these places. */
const routesOf = new Map<string, readonly RouteObject[]>();
const pending = new Map<string, Promise<boolean>>();
/** Remotes whose newer version has other routes: it takes over with the next page load. */
const displaced = new Set<string>();

export const isDisplaced = (name: string): boolean => displaced.has(name);

export function keepRoutes(name: string, routes: readonly RouteObject[]): void {
  routesOf.set(name, routes);
}

/**
 * Asks the registry anew and loads the version that it names in the place of one that failed; the same version again when only a
 * file of it was missing, because a part of a page that was once not had is never asked for again. Answers whether something
 * was loaded. Of a version with other routes than the router knows only the fragments are taken over (`isDisplaced`). Rejects when the registry or
 * the version cannot be had.
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
  // What never came is asked for again by the next request for it.
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

/** A page that was loaded just now has what there is: loading it again and again would help nobody. */
const YOUNGEST_MS = 10_000;

/** For the screen in the place of a page that failed: nothing of the page is left to lose. */
export const renewPage: RenewPage = async (path, error) => {
  const name = remoteForPath(currentRegistry().remotes, path);
  if (name === undefined) return;
  await renewRemote(name, error).catch(() => false);
  if ((isDisplaced(name) || isOtherShell()) && performance.now() > YOUNGEST_MS) location.reload();
};

/** What webpack says of a script, and mini-css-extract of a style sheet, that did not come. */
function isMissingFile(error: unknown): boolean {
  const { name, code } = (error ?? {}) as { name?: unknown; code?: unknown };
  return name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED';
}
