/** The staff's pages, in the order of their bar. */
export const ADMIN_PAGES = [
  { to: '/admin/bookings', label: 'Bookings' },
  { to: '/admin/day', label: 'Day' },
  { to: '/admin/quote-requests', label: 'Quote requests' },
  { to: '/admin/enquiries', label: 'Enquiries' },
  { to: '/admin/community', label: 'Community' },
  { to: '/admin/account', label: 'Account' },
] as const;
