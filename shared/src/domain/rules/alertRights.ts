import type { AlertChoices, AlertEvent } from '../types/alert';
import type { Right, Role } from '../types/rights';

/** The right that a member needs to be notified of an event: the right to see it. */
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
 * The choices of a member who never chose. An owner gets emails about customers' requests, so that
 * a new shop misses nobody.
 */
export const firstAlerts = (role: Role): AlertChoices => ({
  mail: role === 'owner' ? ['booking', 'move', 'cancellation', 'reply', 'enquiry', 'quote'] : [],
  push: [],
  sound: [],
});
