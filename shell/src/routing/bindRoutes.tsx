import { Outlet, type RouteObject } from 'react-router-dom';
import {
  bindPage,
  type PageContextSource,
  type RenewRemote,
} from '@mcs-repairs/shared/platform/bindPages';
import { RemoteDown } from './RemoteDown';

/**
 * Prepares a remote's routes for the shell: below one route whose error boundary catches failures.
 */
export function bindRemoteRoutes(
  name: string,
  routes: readonly RouteObject[],
  context: PageContextSource,
  renew?: RenewRemote,
): RouteObject {
  return {
    id: `remote:${name}`,
    Component: Outlet,
    ErrorBoundary: RemoteDown,
    children: routes.map((route) => bindPage(route, context, renew)),
  };
}
