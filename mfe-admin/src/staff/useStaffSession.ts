import { useEffect, useState } from 'react';
import { readSession } from '@mcs-repairs/shared/domain/contract/session';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { sessionLoaded, useAppDispatch, useAppSelector } from '@mcs-repairs/shared/platform/store';
import { useSignedOut } from './useSignedOut';
import { useStaffMark } from './useStaffMark';

/**
 * Requests the session once. Only the browser does so, because the HTML from the server is the same
 * for everyone.
 */
export function useStaffSession() {
  const shopData = useShopData();
  const dispatch = useAppDispatch();
  const { status, staff } = useAppSelector((state) => state.session);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  useSignedOut();
  useStaffMark();

  useEffect(() => {
    if (status !== 'unknown') return;
    let current = true;
    void shopData.call(readSession, {}).then((result) => {
      if (!current) return;
      if (result.ok) dispatch(sessionLoaded(result.value.staff));
      else if (result.failure.code === 'signed-out') dispatch(sessionLoaded(null));
      else setFailure(result.failure);
    });
    return () => {
      current = false;
    };
  }, [status, attempt, shopData, dispatch]);

  const retry = () => {
    setFailure(null);
    setAttempt((count) => count + 1);
  };
  return { status, staff, failure, retry };
}
