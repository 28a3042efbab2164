import { reportQuerySchema, reportSchema } from '../types/report';
import { operation } from './operation';

/**
 * Returns a report. The server calculates it when somebody opens it. Changes of bookings do not
 * update an open report.
 */
export const readReport = operation({
  id: 'readReport',
  tag: 'bookings',
  summary: 'Read the report of some days: bookings, repairs, promises, estimates (staff)',
  method: 'GET',
  path: '/reports',
  right: 'reports',
  query: reportQuerySchema,
  answer: reportSchema,
  reads: [],
  keepFor: 0,
});
