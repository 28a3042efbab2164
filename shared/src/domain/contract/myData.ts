import { myDataSchema } from '../types/myData';
import { operation } from './operation';
import { linkHeaders } from './privateLink';

/** Apart from `myBooking`: its schemas are of everything that is kept of a repair, and no page needs them before a press. */
export const exportMyData = operation({
  id: 'exportMyData',
  tag: 'my booking',
  summary: 'What the customer told the shop, and what the shop told them',
  method: 'GET',
  path: '/my-bookings/export',
  right: null,
  headers: linkHeaders,
  answer: myDataSchema,
  failures: [403, 404],
  reads: [],
});
