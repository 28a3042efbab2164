import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { PageContext, PageModule } from './contract/page';
import { pageHandleOf } from './site/page';

/** Supplies what a page's loader may use; on the server it comes with the request. */
export type PageContextSource = (args: LoaderFunctionArgs) => PageContext;

/** The module of each page that has been loaded, by its handle: rendering must not wait. */
const modules = new WeakMap<object, PageModule>();

export function loadedPage(route: { handle?: unknown }): PageModule | undefined {
  return modules.get(route.handle as object);
}

export async function loadPage(route: { handle?: unknown }): Promise<void> {
  const handle = pageHandleOf(route);
  if (handle && !modules.has(handle)) modules.set(handle, (await handle.load()) as PageModule);
}

/**
 * Turns a remote's route into one that runs, in the shell, in a remote alone and in tests alike: its page is loaded by its
 * loader, so that a failed chunk is asked for again, and the page's own loader gets the context.
 */
export function bindPage(route: RouteObject, context: PageContextSource): RouteObject {
  const handle = pageHandleOf(route);
  const children = route.children?.map((child) => bindPage(child, context));
  const own = { ...route, ...(children ? { children } : {}) } as RouteObject;
  if (!handle) return own;
  return {
    ...own,
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
