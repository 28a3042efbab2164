import { useEffect } from 'react';
import { noteVisit } from '@mcs-repairs/shared/domain/contract/today';
import { useShopData } from '@mcs-repairs/shared/platform/site';

/** Much shorter than the pause that ends a visit. */
const EVERY_MS = 5 * 60_000;

/**
 * Reports that the member sees the page while it is visible. Bookings that arrive later count as
 * new for them.
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
