import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { ROOT_ROUTE } from './siteRoutes';

type Places = {
  /** The remotes whose routes the router already has. */
  bound: Set<string>;
  /** Returns the name of the remote that serves a path. Rejects if it cannot be found out. */
  find(path: string): Promise<string | undefined>;
  /** Loads the routes of a remote. Rejects if its code cannot be loaded. */
  load(name: string): Promise<RouteObject>;
};

/** Gives the router the routes of a remote when a visitor first opens one of its pages. */
export function patchRoutes({ bound, find, load }: Places): PatchRoutesOnNavigationFunction {
  return async ({ path, patch, signal }) => {
    try {
      const name = await find(path);
      if (!name || bound.has(name)) return;
      const routes = await load(name);
      if (signal.aborted) return;
      bound.add(name);
      patch(ROOT_ROUTE, [routes]);
    } catch (error) {
      // The router shows every error, even if the visitor has opened another page meanwhile. The
      // error would then replace that page.
      if (!signal.aborted) throw error;
    }
  };
}
