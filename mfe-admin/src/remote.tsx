import type { RemoteModule } from '@mcs-repairs/shared/platform/contract/remote';
import { page } from '@mcs-repairs/shared/platform/site';
import { STAFF_PAGES } from './frame/adminPages';

/**
 * The staff area. Its pages are for staff only, and the server renders no personal data into their
 * HTML.
 */
export const remote: RemoteModule<'admin'> = {
  name: 'admin',
  routes: STAFF_PAGES.map(({ path, ...pages }) => ({ path, ...page(pages) })),
  fragments: {},
};
