import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/staff',
  bar: {
    label: 'Staff',
    right: 'read-staff',
    group: 'more',
    order: 25,
  },
  load: () => import('./StaffPage'),
});
