import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/approve',
  load: () => import('./ApprovePage'),
});
