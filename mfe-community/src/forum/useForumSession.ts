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
 * The server renders the same page for everyone, so the browser adapts it to the visitor. If staff
 * signed in on this browser before, the browser fetches the session once. Staff see hidden threads,
 * and some browsers have liked posts. In both cases, the browser fetches the threads again.
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

/**
 * Visitors who never signed in do not need the code that fetches the session. This check avoids
 * loading it.
 */
const wereStaffHere = (): boolean => visitorStorage().getItem(STAFF_MARK) !== null;
