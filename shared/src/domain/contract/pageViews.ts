import { pageViewSchema } from '../types/pageView';
import { operation } from './operation';

/** Browsers send it as a beacon when a page is left. */
export const countPageView = operation({
  id: 'countPageView',
  tag: 'releases',
  summary: 'How one page view went, by version of each remote; nothing of the visitor',
  method: 'POST',
  path: '/page-views',
  right: null,
  body: pageViewSchema,
  answer: null,
  failures: [403],
  stale: [],
});
