/**
 * The name of the density in which the site's navigation and footer are slim. A page activates this
 * density with `useDensity`. The styles depend on `data-density` on the root element. The server
 * reads a cookie instead.
 */
export const COMPACT = 'compact';

/** If the browser sends this cookie, the server renders the page in the compact density. */
export const COMPACT_COOKIE = `density=${COMPACT}`;

/** Returns whether the cookies of a request contain the cookie of the compact density. */
export const asksForCompact = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === COMPACT_COOKIE);
