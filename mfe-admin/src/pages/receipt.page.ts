import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/receipt/:id',
  right: 'take-payments',
  load: () => import('./ReceiptPage'),
});
