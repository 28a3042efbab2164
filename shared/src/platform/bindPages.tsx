import { use, useEffect, useMemo, useState } from 'react';
import { useLocation, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AwakeHalf, PageContext, PageHandle, PageModule } from './contract/page';
import { pageHandleOf } from './site/page';

/** Returns the context of a page's loader. On the server, the context comes with the request. */
export type PageContextSource = (args: LoaderFunctionArgs) => PageContext;

/**
 * Replaces the loaded version of the remote with another version. Returns false if there is no
 * other version.
 */
export type RenewRemote = () => Promise<boolean>;

/** The module of each loaded page, by the handle on its route, with the handle that loaded it. */
const modules = new WeakMap<object, { from: PageHandle; module: PageModule }>();
/** Pages of newer versions, by the handle on the route that they replaced. */
const replacements = new WeakMap<object, PageHandle>();

/**
 * Server-rendered pages by their route's handle: the page's hydration module (`AwakeHalf`), its
 * path, and whether the page is shown.
 */
const awakeHalves = new WeakMap<object, Awake>();
type Awake = { half: AwakeHalf; path: string; isShown: boolean };

/** Returns a loaded page at once, since rendering must not wait. */
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

/** Pages that still load although their loader has run, by the handle on their route. */
const arriving = new WeakMap<object, Promise<void>>();

/**
 * A visitor may go back before the next page is shown. The hydration module then renders the page.
 * If the next page was shown, the server's HTML no longer exists, so the transition waits
 * for the whole page. The hydration module and the whole page share one loader, so the loader's
 * data stays valid.
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

/**
 * Loads what hydration of the page at `path` needs: the page's hydration module, or the whole page.
 */
export async function loadForHydration(route: { handle?: unknown }, path: string): Promise<void> {
  const half = await pageHandleOf(route)?.awake?.load?.();
  if (half) awakeHalves.set(route.handle as object, { half, path, isShown: false });
  else await loadPage(route);
}

/**
 * Returns the hydration module of the page at `path` while the server's HTML of that page is shown.
 */
function awakeAt(route: { handle?: unknown }, path: string): Awake | undefined {
  const known = awakeHalves.get(route.handle as object);
  return known?.path === path ? known : undefined;
}

/**
 * Returns the hydration module for a page that is about to load. If the module failed, or the
 * visitor left the page, the HTML for it no longer exists.
 */
function shownHalf(route: { handle?: unknown }, path: string): AwakeHalf | undefined {
  const awake = awakeAt(route, path);
  if (awake && !awake.isShown) awakeHalves.delete(route.handle as object);
  return awake?.isShown ? awake.half : undefined;
}

/**
 * Replaces the pages in a router with the pages of a newer version. Each new page appears at the
 * next navigation to it. Returns false and changes nothing if the newer version has other routes
 * than `known`.
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
    // A route without a page holds an element, which cannot be replaced.
    if (!own !== !next || (!own && (route.Component ?? route.element))) return undefined;
    if (own && next) pairs.push([own, next]);
    const below = paired(route.children ?? [], other.children ?? []);
    if (!below) return undefined;
    pairs.push(...below);
  }
  return pairs;
}

/**
 * Prepares a remote's route to run in the shell, in a remote alone and in tests. The route's loader
 * loads its page, so that a failed chunk is requested again, and passes the context to the page's
 * own loader. If a page cannot be loaded, a newer version is tried (`renew`), because the files of
 * an older version may no longer exist.
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
      // Components that read the address render again by themselves. Memoising prevents all other
      // components from rendering again.
      const shown = useMemo(() => Content && <Content />, [Content]);
      const [isLate] = useState(!Content);
      return isLate || !shown ? <ArrivingPage route={route} /> : shown;
    },
  } as RouteObject;
}
