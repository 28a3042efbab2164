import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/customers/:phoneKey',
  load: () => import('./CustomerPage'),
});
