import type { RouteObject } from 'react-router-dom';
import type { PageContext, PageHandle, PageModule } from '../contract/page';

/** A route of a remote outside the shell (alone, or in a test): its page loads and renders, with what the context gives. */
export function bindPage(route: RouteObject, context: () => PageContext): RouteObject {
  const handle = route.handle as PageHandle | undefined;
  const children = route.children?.map((child) => bindPage(child, context));
  if (!handle?.load) return { ...route, ...(children ? { children } : {}) } as RouteObject;
  let page: PageModule | undefined;
  return {
    ...route,
    ...(children ? { children } : {}),
    loader: async ({ params, request }) => {
      page = (await handle.load()) as PageModule;
      return page.loader
        ? page.loader({
            params,
            url: new URL(request.url),
            signal: request.signal,
            context: context(),
          })
        : null;
    },
    HydrateFallback: () => null,
    Component: () => (page ? <page.Component /> : null),
  } as RouteObject;
}
