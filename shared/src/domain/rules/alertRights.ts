import type { AlertChoices, AlertEvent } from '../types/alert';
import type { Right, Role } from '../types/rights';

/**
 * The right that a member needs to get an alert about an event. It is the right to see the subject
 * of the event.
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
 * Returns the choices of a member who has not chosen yet. An owner gets emails about customers'
 * requests, so that a new shop misses no customer.
 */
export const firstAlerts = (role: Role): AlertChoices => ({
  mail: role === 'owner' ? ['booking', 'move', 'cancellation', 'reply', 'enquiry', 'quote'] : [],
  push: [],
  sound: [],
});
