import type { Right } from '@mcs-repairs/shared/domain/types/rights';

/** What staff follow, each under the name that its events have. */
export type Topic = 'bookings' | 'quote-requests' | 'enquiries' | 'posts' | 'alerts';

/** Who hears of what: whoever may see it. Of an alert, whose id is a member's, that member alone hears. */
export const RIGHT_OF_TOPIC: Record<Topic, Right> = {
  bookings: 'read-bookings',
  'quote-requests': 'read-requests',
  enquiries: 'read-requests',
  posts: 'moderate',
  alerts: 'own-alerts',
};

export const isTopic = (text: string): text is Topic => Object.hasOwn(RIGHT_OF_TOPIC, text);
