import { useEffect } from 'react';
import { useSiteConfig } from '@mcs-repairs/shared/platform/site';
import { madeStale, useAppDispatch } from '@mcs-repairs/shared/platform/store';

const AT_MOST_EVERY_MILLISECONDS = 3000;

/**
 * Fetches the threads again when the visitor returns to the tab, or when the browser is online
 * again.
 */
export function useFreshWhenBack(): void {
  const dispatch = useAppDispatch();
  const { mode } = useSiteConfig();
  useEffect(() => {
    if (mode !== 'connected') return;
    let last = 0;
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      const now = performance.now();
      if (last && now - last < AT_MOST_EVERY_MILLISECONDS) return;
      last = now;
      dispatch(madeStale(['Posts']));
    };
    document.addEventListener('visibilitychange', refresh);
    addEventListener('focus', refresh);
    addEventListener('online', refresh);
    return () => {
      document.removeEventListener('visibilitychange', refresh);
      removeEventListener('focus', refresh);
      removeEventListener('online', refresh);
    };
  }, [dispatch, mode]);
}
