import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/intake',
  bar: {
    label: 'Check in',
    right: 'change-bookings',
    group: 'day',
    order: 20,
  },
  load: () => import('./IntakePage'),
});
