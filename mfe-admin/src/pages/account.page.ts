import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/account',
  bar: {
    label: 'Me',
    section: 'account',
    order: 10,
  },
  load: () => import('./AccountPage'),
});
