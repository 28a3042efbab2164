import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/settings',
  bar: {
    label: 'Settings',
    right: 'change-schedule',
    group: 'more',
    order: 20,
  },
  load: () => import('./SettingsPage'),
});
