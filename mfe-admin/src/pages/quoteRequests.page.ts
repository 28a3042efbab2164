import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/quote-requests',
  bar: {
    label: 'Quote requests',
    right: 'read-requests',
    group: 'customers',
    order: 20,
    count: ({ quoteRequests }) => quoteRequests,
  },
  load: () => import('./QuoteRequestsPage'),
  uses: ['storefront/RequestInbox'],
});
