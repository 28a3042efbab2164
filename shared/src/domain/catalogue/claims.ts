import type { SectionEntry } from '../types/sections';

/** The taglines of the shop (specification, section 1). */
export const TAGLINES = {
  main: 'Apple repairs done right',
  shop: 'New, refurbished, and repair parts for all Apple devices',
  city: 'The Premium Apple Repair in Kathmandu',
  experts: 'Expert repairs with genuine parts and certified technicians',
} as const;

/** What the shop says about itself (specification, sections 1 and 2, About). */
export const CLAIMS: readonly SectionEntry<'claims'>[] = [
  {
    name: 'Genuine Parts',
    description: 'Genuine Apple parts, shown to you before they are fitted.',
  },
  {
    name: 'Warranty Included',
    description: 'Every repair comes with a warranty; a quoted repair has 90 days.',
  },
  {
    name: 'Free Diagnostics',
    description: 'We find the fault first, free of charge, and ask before we repair.',
  },
  {
    name: 'Walk-In Service',
    description: 'Come by during shop hours, with or without an appointment.',
  },
];

/** The year in which the shop opened (specification, section 2, About). */
export const FOUNDED_YEAR = 2016;
export const ABOUT_STATS: readonly { value: string; name: string }[] = [
  { value: '10,000+', name: 'Devices repaired' },
  { value: '8+', name: 'Years experience' },
  { value: '4.8/5', name: 'Average rating' },
  { value: '85%', name: 'Same-day repairs' },
];

/** What screens show in place of a price (specification, sections 1 and 2). */
export const PRICE_TEXTS = {
  product: 'Call for price',
  service: 'Call for Price',
  quote: 'Call for Quote',
  original: 'N/A',
  diagnostic: 'Free',
} as const;
