import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin',
  right: 'read-bookings',
  bar: {
    label: 'Today',
    section: 'today',
    order: 10,
    count: ({ late, fresh, promised }) => late.total + fresh.total + promised.total,
  },
  load: () => import('./TodayPage'),
});
