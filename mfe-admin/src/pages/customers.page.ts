import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/customers',
  bar: {
    label: 'Customers',
    right: 'read-bookings',
    group: 'customers',
    order: 10,
  },
  load: () => import('./CustomersPage'),
});
