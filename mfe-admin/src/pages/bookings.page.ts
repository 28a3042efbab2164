import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/bookings',
  right: 'read-bookings',
  bar: {
    label: 'Bookings',
    section: 'bookings',
    order: 10,
    // The same number as that of the part Pending of the page Today.
    count: ({ waiting, fresh }) => waiting.total + fresh.total,
  },
  load: () => import('./BookingsPage'),
});
