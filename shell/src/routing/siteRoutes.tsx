import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { NotFound } from '../pages/NotFound';
import { RemoteDown } from './RemoteDown';

export const ROOT_ROUTE = 'site';

/**
 * The routes of the shell itself: the layout, and a splat route. With the splat, React Router looks
 * up every unknown path in the registry. A path that no remote serves shows the 404 page.
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
