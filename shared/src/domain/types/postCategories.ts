/** Categories of a discussion; the screen's filter adds `All`. Apart from the schemas, so that a page can list them without those. */
export const POST_CATEGORIES = [
  'iPhone',
  'MacBook',
  'iPad',
  'Marketplace',
  'Reviews',
  'Help',
] as const;
