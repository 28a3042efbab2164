import type { AlertEvent } from '../types/alert';
import type { Right } from '../types/rights';

/** Who may be told of what: whoever may see it. */
export const RIGHT_OF_ALERT: Record<AlertEvent, Right> = {
  booking: 'read-bookings',
  move: 'read-bookings',
  cancellation: 'read-bookings',
  reply: 'read-bookings',
  enquiry: 'read-requests',
  quote: 'read-requests',
  post: 'moderate',
};
