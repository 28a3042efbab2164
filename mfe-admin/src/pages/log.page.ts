import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/log',
  right: 'read-log',
  bar: {
    label: 'Log',
    section: 'shop',
    order: 40,
  },
  load: () => import('./LogPage'),
});
