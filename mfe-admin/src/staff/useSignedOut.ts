import { useCallback, useEffect } from 'react';
import { shopApi } from '@mcs-repairs/shared/data/query';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, useAppDispatch, useAppSelector } from '@mcs-repairs/shared/platform/store';
import { forgetTurns } from './inTurn';

/** What staff saw leaves the memory together with the session. */
export function useForgetSession(): () => void {
  const dispatch = useAppDispatch();
  const shop = useShopData();
  return useCallback(() => {
    forgetTurns(shop);
    dispatch(sessionLoaded(null));
    dispatch(shopApi.util.resetApiState());
  }, [dispatch, shop]);
}

/** A session that ended elsewhere shows itself in any answer: the sign-in form then takes the page's place. */
export function useSignedOut(): void {
  const forget = useForgetSession();
  const refused = useAppSelector(({ shopApi: cache }) =>
    [...Object.values(cache?.queries ?? {}), ...Object.values(cache?.mutations ?? {})].some(
      (entry) => isSignedOut(entry?.error),
    ),
  );
  useEffect(() => {
    if (refused) forget();
  }, [refused, forget]);
}

function isSignedOut(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error
    ? error.code === 'signed-out'
    : false;
}
