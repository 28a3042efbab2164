import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';
import { STAFF_PAGES } from './frame/adminPages';

/** The staff area. No page is for visitors, and no HTML from the server contains personal data. */
export const remote: RemoteModule<'admin'> = {
  name: 'admin',
  routes: STAFF_PAGES.map(({ path, ...pages }) => ({ path, ...page(pages) })),
  fragments: {},
};
