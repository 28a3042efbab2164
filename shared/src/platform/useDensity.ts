import { useLayoutEffect } from 'react';
import { COMPACT, COMPACT_COOKIE } from '../domain/rules/density';
import { writeVisitorCookie } from '@mcs-repairs/shared/platform/site';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Makes the site's navigation and footer slim, and texts smaller, while the calling page is shown.
 * While `isCompact` is undefined, nothing changes. For paths below `path`, a cookie tells the server
 * to render the next page in the same form.
 */
export function useDensity(isCompact: boolean | undefined, path: string): void {
  useLayoutEffect(() => {
    if (isCompact === undefined) return;
    if (isCompact) document.documentElement.dataset['density'] = COMPACT;
    else forgetDensity();
    const seconds = isCompact ? YEAR_SECONDS : 0;
    writeVisitorCookie(`${COMPACT_COOKIE}; Path=${path}; Max-Age=${seconds}; SameSite=Lax`);
  }, [isCompact, path]);
  // If the next page also uses this hook, it sets the attribute again before the browser paints, so
  // nothing moves.
  useLayoutEffect(() => forgetDensity, []);
}

function forgetDensity(): void {
  delete document.documentElement.dataset['density'];
}
