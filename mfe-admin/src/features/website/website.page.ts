import { staffPage } from '../../frame/staffPage';

export const page = staffPage({
  path: 'admin/website',
  right: 'change-content',
  bar: {
    label: 'Website',
    section: 'shop',
    order: 16,
  },
  load: () => import('./WebsitePage'),
});
