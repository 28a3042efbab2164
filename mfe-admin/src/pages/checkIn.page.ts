import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/intake',
  right: 'change-bookings',
  load: () => import('./IntakePage'),
});
