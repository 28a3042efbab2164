import { staffPage } from '../../frame/staffPage';

export const page = staffPage({
  path: 'admin/quote-requests/:reference',
  load: () => import('./QuoteRequestPage'),
});
