import type { Right } from '@mcs-repairs/shared/domain/types/rights';

/** The topics that staff pages can follow. Events have the same names. */
export type Topic = 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';

/**
 * The right that a staff member needs to follow each topic. An event of `alerts` has the id of a
 * staff member, and only this member gets it. Riders also get events of bookings, because their
 * list of pickups may change.
 */
export const RIGHT_OF_TOPIC: Record<Topic, Right> = {
  bookings: 'pickups',
  'quote-requests': 'read-requests',
  enquiries: 'read-requests',
  posts: 'moderate',
  alerts: 'own-alerts',
};

export const isTopic = (text: string): text is Topic => Object.hasOwn(RIGHT_OF_TOPIC, text);
