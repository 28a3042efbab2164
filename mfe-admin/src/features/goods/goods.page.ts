import { staffPage } from '../../frame/staffPage';

export const page = staffPage({
  path: 'admin/goods',
  right: 'sell-goods',
  bar: {
    label: 'Goods',
    section: 'shop',
    order: 12,
  },
  load: () => import('./GoodsPage'),
});
