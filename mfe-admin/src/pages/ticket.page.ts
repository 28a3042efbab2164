import { staffPage } from '../frame/staffPage';

export const page = staffPage({
  path: 'admin/ticket/:id',
  load: () => import('./TicketPage'),
});
