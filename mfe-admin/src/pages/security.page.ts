import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/account/security',
  right: 'own-account',
  bar: {
    label: 'Security',
    section: 'account',
    order: 20,
  },
  load: () => import('./SecurityPage'),
});
