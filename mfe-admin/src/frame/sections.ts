/**
 * The sections of the staff navigation, in their order. Members open their account by their name
 * instead.
 */
export const SECTIONS = [
  { id: 'today', label: 'Today' },
  { id: 'board', label: 'Board' },
  { id: 'bookings', label: 'Bookings' },
  { id: 'customers', label: 'Customers' },
  { id: 'inbox', label: 'Inbox' },
  { id: 'shop', label: 'Shop' },
] as const;

export type SectionId = (typeof SECTIONS)[number]['id'] | 'account';

/** If a phone's navigation would have more entries than this, the rest is behind "More". */
export const MOST_ON_PHONE = 5;
export const ALWAYS_ON_PHONE: readonly SectionId[] = ['today', 'board', 'bookings', 'inbox'];
