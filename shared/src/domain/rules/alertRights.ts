import type { AlertChoices, AlertEvent } from '../types/alert';
import type { Right, Role } from '../types/rights';

/**
 * The right that a staff member needs to get alerts about each event: the right to see what the
 * event is about.
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
 * Returns the alerts that a staff member with this role gets before choosing any. An owner gets
 * emails about bookings, enquiries and quote requests, so that a new shop misses no customer.
 */
export const firstAlerts = (role: Role): AlertChoices => ({
  mail: role === 'owner' ? ['booking', 'move', 'cancellation', 'reply', 'enquiry', 'quote'] : [],
  push: [],
  sound: [],
});
