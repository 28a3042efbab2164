import type { SectionEntry } from '../types/sections';

/** The twelve tiles of the home page in reading order (specification, section 2). */
export const MOSAIC_TILES: readonly SectionEntry<'mosaic'>[] = [
  {
    label: 'iPhone 17 Pro Max',
    note: 'New, as new, and looked after here.',
    to: '/shop?category=iphones',
  },
  { label: 'iPhone Air', note: 'Thin and light.', to: '/shop?category=iphones' },
  { label: 'Apple Watch', note: '', to: '/repairs' },
  { label: 'Apple Pencil', note: '', to: '/shop?category=accessories' },
  { label: 'iPhone 16 Pro', note: '', to: '/shop?category=iphones' },
  { label: 'iPhone 14 Pro Max', note: '', to: '/repairs' },
  { label: 'iPad Air', note: 'For class, desk and sofa.', to: '/shop?category=ipads' },
  {
    label: 'Apple Ecosystem',
    note: 'Mac, iPad, iPhone and Watch: one shop for all of them.',
    to: '/shop',
  },
  { label: 'Services', note: 'IT for businesses and schools.', to: '/business' },
  { label: 'Chargers & Cables', note: '', to: '/shop?category=accessories' },
  { label: 'Apple Vision Pro', note: '', to: '/shop' },
  { label: 'Board Repair', note: 'Under the microscope, not in the bin.', to: '/repairs' },
];
