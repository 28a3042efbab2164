import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/pickups',
  right: 'pickups',
  bar: {
    label: 'Pickups',
    section: 'today',
    order: 30,
  },
  load: () => import('./PickupsPage'),
});
