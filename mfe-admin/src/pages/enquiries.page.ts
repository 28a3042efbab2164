import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/enquiries',
  right: 'read-requests',
  bar: {
    label: 'Enquiries',
    section: 'inbox',
    order: 20,
    count: ({ enquiries }) => enquiries,
  },
  load: () => import('./EnquiriesPage'),
  uses: ['storefront/RequestInbox'],
});
