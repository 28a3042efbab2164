import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/board',
  bar: {
    label: 'Board',
    right: 'read-bookings',
    group: 'day',
    order: 40,
  },
  load: () => import('./BoardPage'),
});
