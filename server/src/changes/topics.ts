import type { Right } from '@mcs-repairs/shared/domain/types/rights';

/** The topics that staff can follow, with the names that events use. */
export type Topic = 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';

/**
 * The right that each topic requires. For alerts, the id of an event is the id of a member, and
 * only this member gets the event. Riders also get the events of bookings, because their list of
 * pickups may change.
 */
export const RIGHT_OF_TOPIC: Record<Topic, Right> = {
  bookings: 'pickups',
  'quote-requests': 'read-requests',
  enquiries: 'read-requests',
  posts: 'moderate',
  alerts: 'own-alerts',
};

export const isTopic = (text: string): text is Topic => Object.hasOwn(RIGHT_OF_TOPIC, text);
