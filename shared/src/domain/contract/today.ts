import { todaySchema } from '../types/today';
import { operation } from './operation';

/**
 * Returns the lists of the page Today. The navigation bar uses the same answer, so the browser
 * sends only one request.
 */
export const readToday = operation({
  id: 'readToday',
  tag: 'today',
  summary: "Read today's work with the counts of all inboxes (staff)",
  method: 'GET',
  path: '/today',
  right: 'read-bookings',
  answer: todaySchema,
  reads: ['Today', 'Bookings', 'QuoteRequests', 'Enquiries', 'Posts'],
});

/**
 * Records that a staff member opened the page Today. This begins a visit or continues the current
 * one.
 */
export const noteVisit = operation({
  id: 'noteVisit',
  tag: 'today',
  summary: "Record that this member looked at today's work; later arrivals count as new (staff)",
  method: 'POST',
  path: '/today/visits',
  right: 'read-bookings',
  answer: null,
  stale: ['Today'],
  withoutServer: null,
});
