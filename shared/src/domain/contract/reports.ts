import { reportQuerySchema, reportSchema } from '../types/report';
import { operation } from './operation';

/**
 * The report is calculated each time somebody opens it, and not after every change of a booking.
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
