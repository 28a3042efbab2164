import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/releases',
  right: 'release',
  bar: {
    label: 'Releases',
    section: 'shop',
    order: 50,
  },
  load: () => import('./ReleasesPage'),
});
