import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/staff',
  right: 'read-staff',
  bar: {
    label: 'Staff',
    section: 'shop',
    order: 20,
  },
  load: () => import('./StaffPage'),
});
