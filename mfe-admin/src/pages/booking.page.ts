import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/bookings/:reference',
  load: () => import('./BookingPage'),
});
