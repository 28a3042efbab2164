import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/releases',
  bar: {
    label: 'Releases',
    right: 'release',
    group: 'more',
    order: 30,
  },
  load: () => import('./ReleasesPage'),
});
