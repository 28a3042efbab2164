import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/account/alerts',
  right: 'own-alerts',
  bar: {
    label: 'Alerts',
    section: 'account',
    order: 30,
  },
  load: () => import('./AlertsPage'),
});
