import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/bookings',
  bar: {
    label: 'Bookings',
    right: 'read-bookings',
    group: 'day',
    order: 30,
    count: ({ waiting }) => waiting.total,
  },
  load: () => import('./BookingsPage'),
});
