import type { Right } from '@mcs-repairs/shared/domain/types/rights';

/** The topics that staff follow, as their events are named. */
export type Topic = 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';

/** The right that each topic requires. An alert's id is a member of staff, and only that member receives it. */
export const RIGHT_OF_TOPIC: Record<Topic, Right> = {
  bookings: 'read-bookings',
  'quote-requests': 'read-requests',
  enquiries: 'read-requests',
  posts: 'moderate',
  alerts: 'own-alerts',
};

export const isTopic = (text: string): text is Topic => Object.hasOwn(RIGHT_OF_TOPIC, text);
