import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';

export const remote: RemoteModule<'community'> = {
  name: 'community',
  routes: [
    {
      path: 'community/follow',
      ...page({
        load: () => import('./pages/FollowPage'),
      }),
    },
    {
      path: 'community/my-post/:id',
      ...page({
        load: () => import('./pages/MyPostPage'),
      }),
    },
    {
      path: 'community',
      ...page({
        load: () => import('./pages/CommunityPage'),
        html: 'live',
      }),
      children: [
        {
          path: ':id',
          ...page({
            load: () => import('./pages/ThreadPage'),
            html: 'live',
          }),
        },
      ],
    },
  ],
  fragments: {
    ModeratePosts: {
      load: () =>
        import('./features/moderation/ModeratePosts').then(({ ModeratePosts }) => ({
          Component: ModeratePosts,
        })),
    },
  },
};
