import { useEffect } from 'react';
import { noteVisit } from '@mcs-repairs/shared/domain/contract/today';
import { useShopData } from '@mcs-repairs/shared/platform/site';

/**
 * The interval of the reports. It is much shorter than the pause after which the server counts a
 * new visit.
 */
const EVERY_MS = 5 * 60_000;

/**
 * While the page is visible, reports to the server that the member sees it. Bookings that arrive
 * later are marked as new.
 */
export function useVisit(): void {
  const shop = useShopData();
  useEffect(() => {
    const note = () => {
      if (document.visibilityState === 'visible') void shop.call(noteVisit, {});
    };
    note();
    const timer = setInterval(note, EVERY_MS);
    document.addEventListener('visibilitychange', note);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [shop]);
}
