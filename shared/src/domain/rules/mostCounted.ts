/**
 * The server stops counting the matches of a search above this number. A total above it means that
 * there are more matches.
 */
export const MOST_COUNTED = 10_000;
