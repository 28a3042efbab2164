import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/community',
  bar: {
    label: 'Community',
    right: 'moderate',
    group: 'customers',
    order: 40,
    count: ({ posts }) => posts,
  },
  load: () => import('./CommunityPage'),
  uses: ['community/ModeratePosts'],
});
