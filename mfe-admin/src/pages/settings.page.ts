import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/settings',
  right: 'change-schedule',
  bar: {
    label: 'Settings',
    section: 'shop',
    order: 10,
  },
  load: () => import('./SettingsPage'),
});
