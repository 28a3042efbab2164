import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';
import { STAFF_PAGES } from './frame/adminPages';

/** The remote of the staff area. The server renders no personal data into the HTML of its pages. */
export const remote: RemoteModule<'admin'> = {
  name: 'admin',
  routes: STAFF_PAGES.map(({ path, ...pages }) => ({ path, ...page(pages) })),
  fragments: {},
};
