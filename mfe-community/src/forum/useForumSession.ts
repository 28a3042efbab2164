import { useEffect } from 'react';
import { useShopData, useSiteConfig } from 'shared/platform/site';
import { madeStale, sessionLoaded, useAppDispatch, useAppSelector } from 'shared/platform/store';
import { hasLikedBefore } from './likedBefore';
import { useIsStaff } from './useIsStaff';

/**
 * The page that the server rendered is a stranger's. Here it becomes this visitor's: it asks once whether staff is signed
 * in, and fetches the threads again when staff sees hidden ones, or when this browser has likes of its own.
 */
export function useForumSession(renderedByServer: boolean): void {
  const { mode } = useSiteConfig();
  const shopData = useShopData();
  const dispatch = useAppDispatch();
  const unknown = useAppSelector((state) => state.session.status === 'unknown');
  const staff = useIsStaff();

  useEffect(() => {
    if (mode !== 'connected' || !unknown) return;
    let current = true;
    void shopData.staff.session().then((result) => {
      if (current && result.ok) dispatch(sessionLoaded(result.value.staff));
    });
    return () => {
      current = false;
    };
  }, [mode, unknown, shopData, dispatch]);

  useEffect(() => {
    if (!renderedByServer || mode !== 'connected') return;
    if (staff || hasLikedBefore()) dispatch(madeStale(['Posts']));
  }, [renderedByServer, mode, staff, dispatch]);
}
