import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/Layout';
import { NotFound } from '../pages/NotFound';
import { RemoteDown } from './RemoteDown';

export const ROOT_ROUTE = 'site';

/**
 * The routes of the shell: the layout, and a splat route. With the splat route, React Router looks
 * up every unknown path in the registry. If no remote serves the path, the 404 page is shown.
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
