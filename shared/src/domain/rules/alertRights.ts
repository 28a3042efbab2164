import type { AlertChoices, AlertEvent } from '../types/alert';
import type { Right, Role } from '../types/rights';

/**
 * The right that a member of staff needs to get an alert about each event. It is the right to see
 * the record that the event changed.
 */
export const RIGHT_OF_ALERT: Record<AlertEvent, Right> = {
  booking: 'read-bookings',
  move: 'read-bookings',
  cancellation: 'read-bookings',
  reply: 'read-bookings',
  enquiry: 'read-requests',
  quote: 'read-requests',
  post: 'moderate',
};

/**
 * Returns the alerts that a member of staff gets before choosing any. An owner gets emails about
 * customers' requests, so that a new shop misses no customer.
 */
export const firstAlerts = (role: Role): AlertChoices => ({
  mail: role === 'owner' ? ['booking', 'move', 'cancellation', 'reply', 'enquiry', 'quote'] : [],
  push: [],
  sound: [],
});
