import { useLayoutEffect } from 'react';
import { useShopCapabilities, writeVisitorCookie } from '@mcs-repairs/shared/platform/site';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * For signed-in staff, navigation and footer of the site step back: the root's `data-density` asks
 * the shell's styles for it. The cookie tells the server, so that the next page begins slim.
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
  // The next staff page asks again in the same turn, so that nothing moves between them.
  useLayoutEffect(() => forgetDensity, []);
}

function forgetDensity(): void {
  delete document.documentElement.dataset['density'];
}
