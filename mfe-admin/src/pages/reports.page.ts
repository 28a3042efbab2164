import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/reports',
  right: 'reports',
  bar: {
    label: 'Reports',
    section: 'shop',
    order: 30,
  },
  load: () => import('./ReportsPage'),
});
