import { useEffect } from 'react';
import { noteVisit } from '@mcs-repairs/shared/domain/contract/today';
import { useShopData } from '@mcs-repairs/shared/platform/site';

/** Well below the rest after which a visit is over. */
const EVERY_MS = 5 * 60_000;

/** Says that somebody looks, as long as the page is in sight: what comes after they left is new to them. */
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
