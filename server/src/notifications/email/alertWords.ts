import type { AlertEvent } from '@mcs-repairs/shared/domain/types/alert';

export type Alert = { event: AlertEvent; reference: string };

const WORDS: Record<AlertEvent, string> = {
  booking: 'New booking',
  move: 'Rescheduled by the customer: booking',
  cancellation: 'Cancelled by the customer: booking',
  reply: 'Answer or question from a customer: booking',
  enquiry: 'New enquiry',
  quote: 'New request for a business quote',
  post: 'New in the community',
};

const PLACES: Record<AlertEvent, string> = {
  booking: '/admin/bookings',
  move: '/admin/bookings',
  cancellation: '/admin/bookings',
  reply: '/admin/bookings',
  enquiry: '/admin/enquiries',
  quote: '/admin/quote-requests',
  post: '/admin/community',
};

/** Returns one line, such as `New booking MCS1234`. */
export const alertLine = ({ event, reference }: Alert): string =>
  `${WORDS[event]} ${reference}`.trim();

/** Returns one title for several alerts. */
export function alertTitle(alerts: readonly Alert[], count: number): string {
  const [first] = alerts;
  return count === 1 && first ? alertLine(first) : `${count} things are new at the shop`;
}

/** Returns the path of the dashboard page about these alerts. */
export function alertPath(alerts: readonly Alert[], count: number): string {
  const [first] = alerts;
  if (count !== 1 || !first) return '/admin';
  const place = PLACES[first.event];
  return place === '/admin/bookings' ? `${place}/${first.reference}` : place;
}
