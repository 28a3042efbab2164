import { useCallback, useEffect } from 'react';
import { shopApi } from '@mcs-repairs/shared/data/query';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, useAppDispatch, useAppSelector } from '@mcs-repairs/shared/platform/store';
import { forgetTurns } from './inTurn';
import { forgetFound } from './recent';

/**
 * Returns a function for the end of a session. It removes all staff data from memory, except text
 * that the member has not saved (`leftTexts`). `PersonMenu` removes this text at sign-out.
 */
export function useForgetSession(): () => void {
  const dispatch = useAppDispatch();
  const shop = useShopData();
  return useCallback(() => {
    forgetTurns(shop);
    forgetFound();
    dispatch(sessionLoaded(null));
    dispatch(shopApi.util.resetApiState());
  }, [dispatch, shop]);
}

/**
 * Any response of the server can say that the session has ended. The sign-in form then replaces the
 * page.
 */
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
