import { useLayoutEffect } from 'react';
import { useShopCapabilities, writeVisitorCookie } from '@mcs-repairs/shared/platform/site';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * For signed-in staff, the site's navigation and footer become slim: the shell's styles follow
 * `data-density` on the root element. A cookie tells the server, so that the next page starts slim.
 */
export function useRoomToWork(status: 'unknown' | 'visitor' | 'staff'): void {
  const can = useShopCapabilities();
  const isKnown = status !== 'unknown' || !can.signIn;
  const isCompact = status === 'staff' && can.signIn;
  useLayoutEffect(() => {
    if (!isKnown) return;
    if (isCompact) document.documentElement.dataset['density'] = 'compact';
    else forgetDensity();
    const seconds = isCompact ? YEAR_SECONDS : 0;
    writeVisitorCookie(`density=compact; Path=/admin; Max-Age=${seconds}; SameSite=Lax`);
  }, [isKnown, isCompact]);
  // The next staff page sets the attribute again before the browser paints, so that nothing moves.
  useLayoutEffect(() => forgetDensity, []);
}

function forgetDensity(): void {
  delete document.documentElement.dataset['density'];
}
