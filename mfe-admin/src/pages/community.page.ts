import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/community',
  right: 'moderate',
  bar: {
    label: 'Community',
    section: 'inbox',
    order: 30,
    count: ({ posts, waitingPosts }) => posts + waitingPosts,
  },
  load: () => import('./CommunityPage'),
  uses: ['community/ModeratePosts'],
});
