import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/reports',
  bar: {
    label: 'Reports',
    right: 'reports',
    group: 'more',
    order: 10,
  },
  load: () => import('./ReportsPage'),
});
