import type { AlertChoices, AlertEvent } from '../types/alert';
import type { Right, Role } from '../types/rights';

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

/** Of what somebody is told who never chose: an owner hears by mail of what customers ask, so that a new shop misses nobody. */
export const firstAlerts = (role: Role): AlertChoices => ({
  mail: role === 'owner' ? ['booking', 'move', 'cancellation', 'reply', 'enquiry', 'quote'] : [],
  push: [],
  sound: [],
});
