import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/account',
  bar: {
    label: 'My details',
    section: 'account',
    order: 10,
  },
  load: () => import('./AccountPage'),
});
