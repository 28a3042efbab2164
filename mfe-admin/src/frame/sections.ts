/**
 * The parts of the staff's navigation, in its order. Own account is reached by the member's name
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

/** On a phone, a bar with more entries than this keeps these, and the rest is behind "More". */
export const MOST_ON_PHONE = 5;
export const ALWAYS_ON_PHONE: readonly SectionId[] = ['today', 'board', 'bookings', 'inbox'];
