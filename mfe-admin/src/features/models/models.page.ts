import { staffPage } from '../../frame/staffPage';

export const page = staffPage({
  path: 'admin/models',
  right: 'change-goods',
  bar: {
    label: 'Models',
    section: 'shop',
    order: 13,
  },
  load: () => import('./ModelsPage'),
});
