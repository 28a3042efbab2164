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
 * Adapts the page to this visitor, because the server renders the same page for everyone. If staff
 * signed in to this browser before, the session is fetched once. The threads are fetched again for
 * staff, who see hidden ones, and for browsers that have liked posts.
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

/** This check avoids loading the code that fetches the session for visitors who never signed in. */
const wereStaffHere = (): boolean => visitorStorage().getItem(STAFF_MARK) !== null;
