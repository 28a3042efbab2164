import { use, useEffect, useMemo, type ComponentType } from 'react';
import { useResolvedPath, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { AwakeHalf, PageContext, PageHandle, PageModule } from './contract/page';
import { pageHandleOf } from './site/page';

/** Returns what the loader of a page can use. On the server, each request has its own. */
export type PageContextSource = (args: LoaderFunctionArgs) => PageContext;

/**
 * Loads another version of the remote in place of the current version. Returns false if there is no
 * other version.
 */
export type RenewRemote = () => Promise<boolean>;

/**
 * The modules of loaded pages, by the handle of their route. `from` is the handle that loaded the
 * module.
 */
const modules = new WeakMap<object, { from: PageHandle; module: PageModule }>();
/** Handles of newer pages, by the handle of the route whose page they replace. */
const replacements = new WeakMap<object, PageHandle>();

/**
 * Pages that the server rendered, by the handle of their route. Each has the code that hydrates the
 * page (`AwakeHalf`), the path of the page, and whether it is visible. The path of a page with nested
 * pages does not include the path of the nested page.
 */
const awakeHalves = new WeakMap<object, Awake>();
type Awake = { half: AwakeHalf; path: string; isShown: boolean };

/**
 * Returns the page of a route if it is already loaded. Does not load it, because rendering must not
 * wait.
 */
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

/** Pages whose loader has run and whose code is still loading, by the handle of their route. */
const arriving = new WeakMap<object, Promise<void>>();

/**
 * Loads the whole page of a path for which only the code that hydrates it is loaded.
 *
 * Visitors need the whole page if they leave a page that the server rendered and then go back.
 * While the next page loads, the server's HTML is still there, and the code that hydrates it is
 * enough. Afterwards, the HTML is gone, so going back waits for the whole page. Both use the same
 * loader, so the data stays valid.
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

type WholePageProps = { route: { handle?: unknown }; loaded: ComponentType | undefined };

/**
 * Shows a page, also while its code is still loading. Both use this component, so a page stays
 * mounted when its code has loaded.
 */
function WholePage({ route, loaded }: WholePageProps) {
  // React needs the same call again in the render after the wait.
  if (!loaded || arriving.has(route.handle as object)) use(arrivalOf(route));
  const Content = loaded ?? loadedPage(route)?.Component;
  if (!Content) throw new Error(`The page ${pageHandleOf(route)?.chunk} is not loaded`);
  return <Content />;
}

/**
 * Loads the code that hydrates the page at `path`. If the page has no such separate code, loads the
 * whole page.
 */
export async function loadForHydration(route: { handle?: unknown }, path: string): Promise<void> {
  const half = await pageHandleOf(route)?.awake?.load?.();
  if (half) awakeHalves.set(route.handle as object, { half, path, isShown: false });
  else await loadPage(route);
}

/**
 * Returns the code that hydrates the page at `path`. Undefined if the server's HTML of the page is
 * not visible.
 */
function awakeAt(route: { handle?: unknown }, path: string): Awake | undefined {
  const known = awakeHalves.get(route.handle as object);
  return known?.path === path ? known : undefined;
}

/**
 * Returns the code that hydrates a page whose loader runs again, also for a nested page of it.
 * Undefined if this code failed or the visitor left the page, because the server's HTML is then
 * gone.
 */
function shownHalf(route: { handle?: unknown }, pathname: string): AwakeHalf | undefined {
  const awake = awakeAround(route, pathname);
  if (awake && !awake.isShown) awakeHalves.delete(route.handle as object);
  return awake?.isShown ? awake.half : undefined;
}

/** Like `awakeAt`, also for the path of a nested page. */
function awakeAround(route: { handle?: unknown }, pathname: string): Awake | undefined {
  const known = awakeHalves.get(route.handle as object);
  return known && `${pathname}/`.startsWith(`${known.path}/`) ? known : undefined;
}

/**
 * Returns the function for the head of a route's page, from the whole page or from the code that
 * hydrates it. Undefined if the page is not loaded, or if it is hydrated and its head never changes.
 */
export function headFunctionOf(route: { handle?: unknown }): PageModule['head'] | undefined {
  return (loadedPage(route) ?? awakeHalves.get(route.handle as object)?.half)?.head;
}

/**
 * Loads the page of a route for a navigation to `pathname`. Loads nothing if the server rendered the
 * page and it stays visible there, because only its nested page changes.
 */
export async function loadForNavigation(
  route: { handle?: unknown },
  pathname: string,
): Promise<void> {
  if (!awakeAround(route, pathname)) await loadPage(route);
}

/**
 * Replaces the pages in a router with those of a newer version. Visitors see a new page when they
 * next navigate to it. If the newer version has other routes than `known`, changes nothing and
 * returns false.
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
    // A route without a page object renders an element itself. Its page cannot be replaced.
    if (!own !== !next || (!own && (route.Component ?? route.element))) return undefined;
    if (own && next) pairs.push([own, next]);
    const below = paired(route.children ?? [], other.children ?? []);
    if (!below) return undefined;
    pairs.push(...below);
  }
  return pairs;
}

/**
 * Connects a route of a remote with its page, for the shell, for a remote that runs alone, and for
 * tests.
 *
 * The loader of the route loads the code of the page. If that fails, it tries again at the next
 * navigation. Then it calls the page's own loader. If the code cannot be loaded, it tries a newer
 * version of the remote (`renew`), because the server may have deleted the files of the older one.
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
      const pathname = useResolvedPath('.').pathname.replace(/(.)\/$/, '$1');
      const awake = awakeAt(route, pathname);
      const Half = awake?.half.Component;
      const loaded = loadedPage(route)?.Component;
      useEffect(() => {
        if (awake) awake.isShown = true;
        return () => void awakeHalves.delete(route.handle as object);
      }, [awake, pathname]);
      // Without `useMemo`, each change of the address would render the whole page again. Components
      // that need the address render by themselves.
      return useMemo(
        () => (Half ? <Half /> : <WholePage route={route} loaded={loaded} />),
        [Half, loaded],
      );
    },
  } as RouteObject;
}
