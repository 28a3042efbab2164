import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/enquiries',
  bar: {
    label: 'Enquiries',
    right: 'read-requests',
    group: 'customers',
    order: 30,
    count: ({ enquiries }) => enquiries,
  },
  load: () => import('./EnquiriesPage'),
  uses: ['storefront/RequestInbox'],
});
