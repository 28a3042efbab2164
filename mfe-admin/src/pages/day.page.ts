import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/day',
  right: 'read-bookings',
  bar: {
    label: 'Day',
    section: 'today',
    order: 20,
  },
  load: () => import('./DayPage'),
});
