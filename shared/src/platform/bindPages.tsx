import { use, useEffect, useMemo, useState } from 'react';
import { useLocation, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AwakeHalf, PageContext, PageHandle, PageModule } from './contract/page';
import { pageHandleOf } from './site/page';

/** Supplies what a page's loader may use; on the server it comes with the request. */
export type PageContextSource = (args: LoaderFunctionArgs) => PageContext;

/** Loads another version of the remote in the place of this one; false when there is none. */
export type RenewRemote = () => Promise<boolean>;

/** The module of each page that has been loaded, by the handle on its route, and which handle it came from. */
const modules = new WeakMap<object, { from: PageHandle; module: PageModule }>();
/** Pages of newer versions, by the handle on the route that they took over. */
const replacements = new WeakMap<object, PageHandle>();

/** Pages that came as HTML: what of each is awake, at which path, and whether it is shown. */
const awakeHalves = new WeakMap<object, Awake>();
type Awake = { half: AwakeHalf; path: string; isShown: boolean };

/** Rendering must not wait: what has been loaded is there at once. */
export function loadedPage(route: { handle?: unknown }): PageModule | undefined {
  return modules.get(route.handle as object)?.module;
}

export async function loadPage(route: { handle?: unknown }): Promise<void> {
  const own = pageHandleOf(route);
  if (!own) return;
  const handle = replacements.get(own) ?? own;
  if (modules.get(own)?.from === handle) return;
  modules.set(own, { from: handle, module: (await handle.load()) as PageModule });
}

/** Pages that are on their way although their loader has run, by the handle on their route. */
const arriving = new WeakMap<object, Promise<void>>();

/**
 * Whoever turns back before the next page is shown is answered by the half, which has no HTML any more when the next page was
 * shown all the same: then the whole is waited for, by the transition. Its loader is the half's, and so is what that gave.
 */
function arrivalOf(route: { handle?: unknown }): Promise<void> {
  const handle = route.handle as object;
  const known = arriving.get(handle);
  if (known) return known;
  const arrival = loadPage(route);
  arrival.catch(() => arriving.delete(handle));
  arriving.set(handle, arrival);
  return arrival;
}

function ArrivingPage({ route }: { route: { handle?: unknown } }) {
  use(arrivalOf(route));
  const Content = loadedPage(route)?.Component;
  if (!Content) throw new Error(`The page ${pageHandleOf(route)?.chunk} is not loaded`);
  return <Content />;
}

/** Before the page at `path` is hydrated: loads no more of it than can wake. */
export async function loadForHydration(route: { handle?: unknown }, path: string): Promise<void> {
  const half = await pageHandleOf(route)?.awake?.load?.();
  if (half) awakeHalves.set(route.handle as object, { half, path, isShown: false });
  else await loadPage(route);
}

/** What is awake of the page at `path`, as long as that page stays as it came. */
function awakeAt(route: { handle?: unknown }, path: string): Awake | undefined {
  const known = awakeHalves.get(route.handle as object);
  return known?.path === path ? known : undefined;
}

/** The same for a page that is to be loaded: a half that failed, or has gone, has no HTML any more. */
function shownHalf(route: { handle?: unknown }, path: string): AwakeHalf | undefined {
  const awake = awakeAt(route, path);
  if (awake && !awake.isShown) awakeHalves.delete(route.handle as object);
  return awake?.isShown ? awake.half : undefined;
}

/**
 * Puts the pages of a newer version in the place of those that a router knows; each is shown from the next navigation to it.
 * False, and nothing is changed, when the newer version has other routes than `known`.
 */
export function replacePages(
  known: readonly RouteObject[],
  newer: readonly RouteObject[],
): boolean {
  const pairs = paired(known, newer);
  for (const [own, next] of pairs ?? []) replacements.set(own, next);
  return pairs !== undefined;
}

function paired(
  known: readonly RouteObject[],
  newer: readonly RouteObject[],
): [PageHandle, PageHandle][] | undefined {
  if (known.length !== newer.length) return undefined;
  const pairs: [PageHandle, PageHandle][] = [];
  for (const [index, route] of known.entries()) {
    const other = newer[index];
    if (!other || route.path !== other.path || route.index !== other.index) return undefined;
    const [own, next] = [pageHandleOf(route), pageHandleOf(other)];
    // What a router holds beside pages cannot be put in another's place.
    if (!own !== !next || (!own && (route.Component ?? route.element))) return undefined;
    if (own && next) pairs.push([own, next]);
    const below = paired(route.children ?? [], other.children ?? []);
    if (!below) return undefined;
    pairs.push(...below);
  }
  return pairs;
}

/**
 * Turns a remote's route into one that runs, in the shell, in a remote alone and in tests alike: its page is loaded by its
 * loader, so that a failed chunk is asked for again, and the page's own loader gets the context. A page that cannot be had
 * is looked for in a newer version (`renew`), as the files of an older one may be gone.
 */
export function bindPage(
  route: RouteObject,
  context: PageContextSource,
  renew?: RenewRemote,
): RouteObject {
  const handle = pageHandleOf(route);
  const children = route.children?.map((child) => bindPage(child, context, renew));
  const own = { ...route, ...(children ? { children } : {}) } as RouteObject;
  if (!handle) return own;
  return {
    ...own,
    loader: async (args: LoaderFunctionArgs) => {
      const { params, request } = args;
      const url = new URL(request.url);
      const half = shownHalf(route, url.pathname);
      if (!half)
        await loadPage(route).catch(async (error: unknown) => {
          if (!(await renew?.().catch(() => false))) throw error;
          await loadPage(route);
        });
      const load = (half ?? loadedPage(route))?.loader;
      if (!load) return null;
      return load({
        params,
        url,
        signal: request.signal,
        context: context(args),
      });
    },
    Component: function Page() {
      const { pathname } = useLocation();
      const awake = awakeAt(route, pathname);
      const Content = (awake?.half ?? loadedPage(route))?.Component;
      useEffect(() => {
        if (awake) awake.isShown = true;
        return () => void awakeHalves.delete(route.handle as object);
      }, [awake, pathname]);
      // What of the page reads the address hears of a new one by itself; the rest is not rendered again.
      const shown = useMemo(() => Content && <Content />, [Content]);
      const [isLate] = useState(!Content);
      return isLate || !shown ? <ArrivingPage route={route} /> : shown;
    },
  } as RouteObject;
}
