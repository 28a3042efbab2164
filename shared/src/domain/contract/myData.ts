import { myDataSchema } from '../types/myData';
import { operation } from './operation';
import { linkHeaders } from './privateLink';

/**
 * Returns the data that the shop stores about a repair. Its schemas are large, so it has its own
 * file, and a page loads them only when the customer presses the button.
 */
export const exportMyData = operation({
  id: 'exportMyData',
  tag: 'my booking',
  summary: 'Export the data that customer and shop exchanged',
  method: 'GET',
  path: '/my-bookings/export',
  right: null,
  headers: linkHeaders,
  answer: myDataSchema,
  failures: [403, 404],
  reads: [],
});
