/** How far the matches of a search are counted on the server; a larger total stands for more than that. */
export const MOST_COUNTED = 10_000;
