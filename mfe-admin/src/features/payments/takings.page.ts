import { staffPage } from '../../frame/staffPage';

export const page = staffPage({
  path: 'admin/takings',
  right: 'close-days',
  bar: {
    label: 'Takings',
    section: 'today',
    order: 40,
  },
  load: () => import('./TakingsPage'),
});
