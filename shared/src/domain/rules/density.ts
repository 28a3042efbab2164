/**
 * The name of the compact density, in which the site's navigation and footer are slim and texts are
 * smaller. Pages choose it with `useDensity`. Styles read the attribute `data-density` of the root
 * element. The server reads a cookie.
 */
export const COMPACT = 'compact';

/** The cookie with which the server renders a page in the compact density. */
export const COMPACT_COOKIE = `density=${COMPACT}`;

/** Returns whether the cookies of a request contain the cookie of the compact density. */
export const asksForCompact = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === COMPACT_COOKIE);
