/**
 * Categories of a discussion; the screen's filter adds `All`. A file of its own, so that pages can
 * list them without loading the schemas.
 */
export const POST_CATEGORIES = [
  'iPhone',
  'MacBook',
  'iPad',
  'Marketplace',
  'Reviews',
  'Help',
] as const;
