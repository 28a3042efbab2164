import { pageViewSchema } from '../types/pageView';
import { operation } from './operation';

/** Browsers send this report as a beacon when a visitor leaves a page. */
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
