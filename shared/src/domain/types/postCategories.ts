/**
 * The categories of a discussion. The filter on the screen also offers `All`. The list has a
 * separate file, so that pages can import it without the schemas.
 */
export const POST_CATEGORIES = [
  'iPhone',
  'MacBook',
  'iPad',
  'Marketplace',
  'Reviews',
  'Help',
] as const;
