import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/customers',
  right: 'read-bookings',
  bar: {
    label: 'Customers',
    section: 'customers',
    order: 10,
  },
  load: () => import('./CustomersPage'),
});
