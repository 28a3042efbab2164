/**
 * The server counts the matches of a search up to this number; a larger total means "more than
 * that".
 */
export const MOST_COUNTED = 10_000;
