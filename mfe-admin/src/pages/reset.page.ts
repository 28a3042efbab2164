import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/reset',
  load: () => import('./ResetPage'),
});
