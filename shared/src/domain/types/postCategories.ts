/**
 * The categories of a thread. The filter on the screen also has `All`. They are in a separate file,
 * so that pages can import them without the schemas.
 */
export const POST_CATEGORIES = [
  'iPhone',
  'MacBook',
  'iPad',
  'Marketplace',
  'Reviews',
  'Help',
] as const;
