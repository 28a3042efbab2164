import type { RouteObject } from 'react-router-dom';
import type { FragmentId } from '../contract/fragments';
import type { PageHandle, PageModule } from '../contract/page';

type PageOptions<Data> = {
  /**
   * The name of the chunk that `load` imports. The build adds it
   * (shared/build/pageChunkLoader.cjs).
   */
  chunk?: string;
  load: () => Promise<PageModule<Data>>;
  /**
   * The code that hydrates the page, without the parts that are never hydrated. The build adds it
   * (shared/build/unhydrated.cjs).
   */
  awake?: PageHandle['awake'];
  uses?: readonly FragmentId[];
  html?: PageHandle['html'];
};

/**
 * Describes the page of a route. Its code is in a separate chunk with a name, so that the server
 * can link it in the HTML. If loading fails, the next navigation calls `load` again. React Router's
 * `route.lazy` would never try a failed import again.
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

/** Returns what `page()` has stored in a route. Undefined if the route has no page. */
export function pageHandleOf(route: { handle?: unknown }): PageHandle | undefined {
  const handle = route.handle as Partial<PageHandle> | undefined;
  return typeof handle?.load === 'function' && typeof handle.chunk === 'string'
    ? (handle as PageHandle)
    : undefined;
}
