import { staffPage } from '../../frame/staffPage';

export const page = staffPage({
  path: 'admin/prices',
  right: 'estimate',
  bar: {
    label: 'Prices',
    section: 'shop',
    order: 15,
  },
  load: () => import('./PricesPage'),
});
