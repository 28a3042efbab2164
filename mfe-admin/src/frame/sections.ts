/**
 * The sections of the staff navigation, in their order. The account is not a section, because
 * members open it with their name.
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

/**
 * The maximum number of entries in the navigation of a phone. Further entries are in the menu "More
 * pages".
 */
export const MOST_ON_PHONE = 5;
export const ALWAYS_ON_PHONE: readonly SectionId[] = ['today', 'board', 'bookings', 'inbox'];
