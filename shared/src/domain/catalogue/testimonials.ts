import type { SectionEntry } from '../types/sections';

/** The four fixed testimonials of the home page (specification, section 2). */
export const TESTIMONIALS: readonly SectionEntry<'testimonials'>[] = [
  {
    author: 'Sarita M.',
    device: 'iPhone 14 Pro',
    text: 'Cracked screen in the morning, fixed before lunch. They showed me the new part before they fitted it.',
  },
  {
    author: 'Bikash T.',
    device: 'MacBook Pro 14-inch',
    text: 'Two other shops told me to buy a new board. They repaired mine, and my files were still there.',
  },
  {
    author: 'Anjali R.',
    device: 'iPad Air',
    text: 'Clear about what was wrong and what it would take. No surprises when I came to collect it.',
  },
  {
    author: 'Prakash G.',
    device: 'Apple Watch Series 7',
    text: 'New battery in half an hour while I had tea across the street. It lasts two days again.',
  },
];
