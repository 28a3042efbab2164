import { Outlet, type RouteObject } from 'react-router-dom';
import {
  bindPage,
  type PageContextSource,
  type RenewRemote,
} from '@mcs-repairs/shared/platform/bindPages';
import { RemoteDown } from './RemoteDown';

/**
 * Puts the routes of a remote below one route. The error boundary of this route catches their
 * failures.
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
