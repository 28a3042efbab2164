import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { NotFound } from '../pages/NotFound';
import { RemoteDown } from './RemoteDown';

export const ROOT_ROUTE = 'site';

/**
 * The shell's own routes: the layout, and a splat route. The splat makes React Router's route
 * discovery ask the registry for every unknown path. A path that no remote serves shows the 404
 * screen.
 */
export function siteRoutes(remoteRoutes: RouteObject[]): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE,
      Component: Layout,
      ErrorBoundary: LayoutFailed,
      children: [
        ...remoteRoutes,
        { id: 'unknown', path: '*', Component: NotFound, ErrorBoundary: RemoteDown },
      ],
    },
  ];
}

function LayoutFailed() {
  return <Layout failed />;
}
