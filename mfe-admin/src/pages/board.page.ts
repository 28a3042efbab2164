import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/board',
  right: 'read-bookings',
  bar: {
    label: 'Board',
    section: 'board',
    order: 10,
  },
  load: () => import('./BoardPage'),
});
