import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/account',
  bar: {
    label: 'Account',
    right: 'own-account',
    group: 'more',
    order: 50,
  },
  load: () => import('./AccountPage'),
});
