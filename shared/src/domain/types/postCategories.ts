/**
 * Categories of a discussion. The filter on the screen also has `All`. They have their own file, so
 * that pages can list them without loading the schemas.
 */
export const POST_CATEGORIES = [
  'iPhone',
  'MacBook',
  'iPad',
  'Marketplace',
  'Reviews',
  'Help',
] as const;
