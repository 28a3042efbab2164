import type { RouteObject } from 'react-router-dom';
import type { FragmentId } from '../contract/fragments';
import type { PageHandle, PageModule } from '../contract/page';

type PageOptions<Data> = {
  /**
   * Name of the chunk that `load` imports. The build sets it (shared/build/pageChunkLoader.cjs).
   */
  chunk?: string;
  load: () => Promise<PageModule<Data>>;
  /**
   * The page's hydration module, without unhydrated parts. The build sets it
   * (shared/build/unhydrated.cjs).
   */
  awake?: PageHandle['awake'];
  uses?: readonly FragmentId[];
  html?: PageHandle['html'];
};

/**
 * Describes a route's page. Its code is split, and its chunk and fragments have names, so that the
 * server can preload them. `route.lazy` is not used, because React Router caches a failed import
 * forever. Here a failed `load` is tried again.
 */
export function page<Data>({
  chunk = '',
  load,
  awake,
  uses = [],
  html = 'shared',
}: PageOptions<Data>): Pick<RouteObject, 'handle'> {
  let loaded: Promise<PageModule<Data>> | undefined;
  const loadOnce = () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
  return {
    handle: { chunk, uses, html, load: loadOnce, ...(awake && { awake }) } satisfies Omit<
      PageHandle,
      'load'
    > & {
      load: () => Promise<PageModule<Data>>;
    },
  };
}

/** Returns the handle that `page()` put on a route, if the route is a page. */
export function pageHandleOf(route: { handle?: unknown }): PageHandle | undefined {
  const handle = route.handle as Partial<PageHandle> | undefined;
  return typeof handle?.load === 'function' && typeof handle.chunk === 'string'
    ? (handle as PageHandle)
    : undefined;
}
