import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/forgotten',
  load: () => import('./ForgottenPage'),
});
