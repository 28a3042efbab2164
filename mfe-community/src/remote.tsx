import type { RemoteModule } from 'shared/contract/remote';
import { page } from 'shared/site';

export const remote: RemoteModule<'community'> = {
  name: 'community',
  routes: [
    {
      path: 'community',
      ...page({
        chunk: 'page-community',
        load: () => import(/* webpackChunkName: "page-community" */ './pages/CommunityPage'),
        html: 'live',
      }),
      children: [
        {
          path: ':id',
          ...page({
            chunk: 'page-thread',
            load: () => import(/* webpackChunkName: "page-thread" */ './pages/ThreadPage'),
            html: 'live',
          }),
        },
      ],
    },
  ],
  fragments: {},
};
