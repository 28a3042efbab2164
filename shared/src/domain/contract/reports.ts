import { reportQuerySchema, reportSchema } from '../types/report';
import { operation } from './operation';

/** Of the moment: not every change of a booking counts them anew, every look does. */
export const readReport = operation({
  id: 'readReport',
  tag: 'bookings',
  summary: 'What happened on some days: visits, repairs, promises, estimates (staff)',
  method: 'GET',
  path: '/reports',
  right: 'reports',
  query: reportQuerySchema,
  answer: reportSchema,
  reads: [],
  keepFor: 0,
});
