import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/setup',
  load: () => import('./SetupPage'),
});
