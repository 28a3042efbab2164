import { todaySchema } from '../types/today';
import { operation } from './operation';

/** The day's screen and the navigation bar both read it; one request serves both. */
export const readToday = operation({
  id: 'readToday',
  tag: 'today',
  summary: 'What waits today, with the counts of every inbox (staff)',
  method: 'GET',
  path: '/today',
  right: 'read-bookings',
  answer: todaySchema,
  reads: ['Today', 'Bookings', 'QuoteRequests', 'Enquiries', 'Posts'],
});

/** Records that a member looks at the screen: their visit begins or continues. */
export const noteVisit = operation({
  id: 'noteVisit',
  tag: 'today',
  summary: "Somebody looks at the day's work; what came since their last visit is new (staff)",
  method: 'POST',
  path: '/today/visits',
  right: 'read-bookings',
  answer: null,
  stale: ['Today'],
  withoutServer: null,
});
