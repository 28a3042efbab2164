import { Outlet, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import type { PageContext } from 'shared/platform/contract/page';
import { pageHandleOf } from 'shared/platform/site';
import { loadedPage, loadPage } from '../registry/loadedPages';
import { RemoteDown } from './RemoteDown';

/** Supplies what a page's loader may use; on the server it comes with the request. */
export type PageContextSource = (args: LoaderFunctionArgs) => PageContext;

/**
 * Turns the routes of a remote into routes that run here: each page is loaded by its loader, so that a failed chunk is
 * asked for again, and its own loader gets the context.
 */
export function bindRemoteRoutes(
  name: string,
  routes: readonly RouteObject[],
  context: PageContextSource,
): RouteObject {
  return {
    id: `remote:${name}`,
    Component: Outlet,
    ErrorBoundary: RemoteDown,
    children: routes.map((route) => bindRoute(route, context)),
  };
}

function bindRoute(route: RouteObject, context: PageContextSource): RouteObject {
  const handle = pageHandleOf(route);
  const children = route.children?.map((child) => bindRoute(child, context));
  if (!handle) return { ...route, ...(children ? { children } : {}) } as RouteObject;
  return {
    ...route,
    ...(children ? { children } : {}),
    loader: async (args: LoaderFunctionArgs) => {
      await loadPage(route);
      const load = loadedPage(route)?.loader;
      if (!load) return null;
      const { params, request } = args;
      return load({
        params,
        url: new URL(request.url),
        signal: request.signal,
        context: context(args),
      });
    },
    Component: function Page() {
      const Content = loadedPage(route)?.Component;
      if (!Content) throw new Error(`The page ${handle.chunk} is not loaded`);
      return <Content />;
    },
  } as RouteObject;
}
