import { myDataSchema } from '../types/myData';
import { operation } from './operation';
import { linkHeaders } from './privateLink';

/**
 * Separate from `myBooking`, because its schemas cover all stored data of a repair, and no page
 * needs them before the customer presses the button.
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
