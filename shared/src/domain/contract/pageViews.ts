import { pageViewSchema } from '../types/pageView';
import { operation } from './operation';

/** Reports a page view. A browser sends it while the visitor leaves the page (as a beacon). */
export const countPageView = operation({
  id: 'countPageView',
  tag: 'releases',
  summary: 'Report the outcome of one page view by version of each remote, without personal data',
  method: 'POST',
  path: '/page-views',
  right: null,
  body: pageViewSchema,
  answer: null,
  stale: [],
});
