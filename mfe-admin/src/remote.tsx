import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';
import { STAFF_PAGES } from './frame/adminPages';

/** Everything here is for staff: no page is the visitor's, and no HTML holds anything personal. */
export const remote: RemoteModule<'admin'> = {
  name: 'admin',
  routes: STAFF_PAGES.map(({ path, ...pages }) => ({ path, ...page(pages) })),
  fragments: {},
};
