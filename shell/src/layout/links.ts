/** The six links of the top navigation, section 2. */
export const NAVIGATION_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/repairs', label: 'Repairs' },
  { to: '/business', label: 'Services' },
  { to: '/shop', label: 'Shop' },
  { to: '/community', label: 'Community' },
  { to: '/about', label: 'About' },
] as const;

/** Where customers see how their repair stands; beside the links that the specification names, where the site can. */
export const TRACK_LINK = { to: '/my-booking', label: 'Track repair' } as const;

/** Footer, section 2: quick links and service links. */
export const QUICK_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/shop', label: 'Shop' },
  { to: '/repairs', label: 'Repairs' },
  { to: '/community', label: 'Community' },
  { to: '/about', label: 'About' },
  { to: '/contact', label: 'Contact' },
] as const;

export const SERVICE_LINKS = [
  { to: '/repairs/iphone', label: 'iPhone repair' },
  { to: '/repairs/macbook', label: 'MacBook repair' },
  { to: '/repairs/ipad', label: 'iPad repair' },
  { to: '/repairs/watch', label: 'Apple Watch repair' },
  { to: '/repairs/data-recovery', label: 'Data recovery' },
  { to: '/services', label: 'All services' },
] as const;

export const LEGAL_LINKS = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/warranty', label: 'Warranty' },
] as const;
