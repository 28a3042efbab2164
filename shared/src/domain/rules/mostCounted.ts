/**
 * The server stops counting the matches of a search above this number. A larger total means that
 * there are more matches.
 */
export const MOST_COUNTED = 10_000;
