import { staffPage } from '../../frame/staffPage';

export const page = staffPage({
  path: 'admin/parts',
  right: 'read-bookings',
  bar: {
    label: 'Parts',
    section: 'shop',
    order: 14,
  },
  load: () => import('./PartsPage'),
});
