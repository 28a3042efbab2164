import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { NotFound } from '../pages/NotFound';
import { RemoteDown } from './RemoteDown';

export const ROOT_ROUTE = 'site';

/**
 * The shell's own routes: the layout, and a splat that keeps React Router's route discovery asking the registry for every
 * path it does not know. What no remote serves is the 404 screen.
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
