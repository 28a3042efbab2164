/**
 * The server counts the matches of a search up to this number. A larger total means that there are
 * more.
 */
export const MOST_COUNTED = 10_000;
