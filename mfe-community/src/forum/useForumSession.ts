import { useEffect } from 'react';
import { STAFF_MARK } from '@mcs-repairs/shared/domain/rules/storageKeys';
import { useShopData, useSiteConfig, visitorStorage } from '@mcs-repairs/shared/platform/site';
import {
  madeStale,
  sessionLoaded,
  useAppDispatch,
  useAppSelector,
} from '@mcs-repairs/shared/platform/store';
import { hasLikedBefore } from './likedBefore';
import { readSession } from './operations';
import { useModerates } from './useModerates';

/**
 * The page that the server rendered is a stranger's. Here it becomes this visitor's: where staff were signed in before it asks
 * once whether they are, and fetches the threads again when staff sees hidden ones, or when this browser has likes of its own.
 */
export function useForumSession(renderedByServer: boolean): void {
  const { mode } = useSiteConfig();
  const shopData = useShopData();
  const dispatch = useAppDispatch();
  const unknown = useAppSelector((state) => state.session.status === 'unknown');
  const staff = useModerates();

  useEffect(() => {
    if (mode !== 'connected' || !unknown || !wereStaffHere()) return;
    let current = true;
    void shopData.call(readSession, {}).then((result) => {
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

/** The port is code of its own: it is not fetched to be told that a stranger is a stranger. */
const wereStaffHere = (): boolean => visitorStorage().getItem(STAFF_MARK) !== null;
