/**
 * The density in which the site's navigation and footer are slim. An area asks for it with
 * `useDensity`. The styles follow `data-density` on the root element, and the server reads a cookie.
 */
export const COMPACT = 'compact';

/** The cookie with which the server's HTML starts in the compact density. */
export const COMPACT_COOKIE = `density=${COMPACT}`;

/** Whether the cookies of a request ask for the compact density. */
export const asksForCompact = (cookies: string): boolean =>
  cookies.split(';').some((cookie) => cookie.trim() === COMPACT_COOKIE);
