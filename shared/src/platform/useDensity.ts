import { useLayoutEffect } from 'react';
import { COMPACT, COMPACT_COOKIE } from '../domain/rules/density';
import { writeVisitorCookie } from '@mcs-repairs/shared/platform/site';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Makes the site's navigation and footer slim while the page that calls this is shown. `isCompact`
 * is undefined until the page knows, and meanwhile nothing changes. A cookie below `path` tells the
 * server, so that the next page starts slim.
 */
export function useDensity(isCompact: boolean | undefined, path: string): void {
  useLayoutEffect(() => {
    if (isCompact === undefined) return;
    if (isCompact) document.documentElement.dataset['density'] = COMPACT;
    else forgetDensity();
    const seconds = isCompact ? YEAR_SECONDS : 0;
    writeVisitorCookie(`${COMPACT_COOKIE}; Path=${path}; Max-Age=${seconds}; SameSite=Lax`);
  }, [isCompact, path]);
  // The next page sets the attribute again before the browser paints, so that nothing moves.
  useLayoutEffect(() => forgetDensity, []);
}

function forgetDensity(): void {
  delete document.documentElement.dataset['density'];
}
