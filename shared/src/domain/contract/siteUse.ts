import { siteUseSchema } from '../types/siteUse';
import { operation } from './operation';

/** Browsers send this report as a beacon. */
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
