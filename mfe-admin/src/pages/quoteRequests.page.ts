import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/quote-requests',
  right: 'read-requests',
  bar: {
    label: 'Quote requests',
    section: 'inbox',
    order: 10,
    count: ({ quoteRequests }) => quoteRequests,
  },
  load: () => import('./QuoteRequestsPage'),
  uses: ['storefront/RequestInbox'],
});
