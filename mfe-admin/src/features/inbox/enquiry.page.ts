import { staffPage } from '../../frame/staffPage';

export const page = staffPage({
  path: 'admin/enquiries/:reference',
  load: () => import('./EnquiryPage'),
});
