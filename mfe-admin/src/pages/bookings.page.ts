import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/bookings',
  right: 'read-bookings',
  bar: {
    label: 'Bookings',
    section: 'bookings',
    order: 10,
    count: ({ waiting }) => waiting.total,
  },
  load: () => import('./BookingsPage'),
});
