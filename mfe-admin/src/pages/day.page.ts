import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/day',
  bar: {
    label: 'Day',
    right: 'read-bookings',
    group: 'day',
    order: 50,
  },
  load: () => import('./DayPage'),
});
