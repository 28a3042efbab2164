import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/log',
  bar: {
    label: 'Log',
    right: 'read-log',
    group: 'more',
    order: 40,
  },
  load: () => import('./LogPage'),
});
