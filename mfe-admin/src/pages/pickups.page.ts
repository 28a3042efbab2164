import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/pickups',
  bar: {
    label: 'Pickups',
    right: 'read-bookings',
    group: 'day',
    order: 60,
  },
  load: () => import('./PickupsPage'),
});
