import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin',
  bar: {
    label: 'Today',
    right: 'read-bookings',
    group: 'day',
    order: 10,
    count: ({ late, fresh, promised }) => late.total + fresh.total + promised.total,
  },
  load: () => import('./TodayPage'),
});
