/** A quotation of a customer; `stars` of 5. */
export type Testimonial = { id: string; author: string; device: string; text: string; stars: 5 };

/** The four fixed testimonials of the home page (specification, section 2). */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    id: 'sarita',
    author: 'Sarita M.',
    device: 'iPhone 14 Pro',
    stars: 5,
    text: 'Cracked screen in the morning, fixed before lunch. They showed me the new part before they fitted it.',
  },
  {
    id: 'bikash',
    author: 'Bikash T.',
    device: 'MacBook Pro 14-inch',
    stars: 5,
    text: 'Two other shops told me to buy a new board. They repaired mine, and my files were still there.',
  },
  {
    id: 'anjali',
    author: 'Anjali R.',
    device: 'iPad Air',
    stars: 5,
    text: 'Clear about what was wrong and what it would take. No surprises when I came to collect it.',
  },
  {
    id: 'prakash',
    author: 'Prakash G.',
    device: 'Apple Watch Series 7',
    stars: 5,
    text: 'New battery in half an hour while I had tea across the street. It lasts two days again.',
  },
];
