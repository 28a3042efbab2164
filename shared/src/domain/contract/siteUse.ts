import { siteUseSchema } from '../types/siteUse';
import { operation } from './operation';

/**
 * Reports what a visitor did on a page. Browsers send it as a beacon, which also arrives if the
 * visitor leaves the page.
 */
export const countSiteUse = operation({
  id: 'countSiteUse',
  tag: 'bookings',
  summary:
    'Count a shown page, a search or a picked time in the sums of the day, without personal data',
  method: 'POST',
  path: '/site-use',
  right: null,
  body: siteUseSchema,
  answer: null,
  stale: [],
});
