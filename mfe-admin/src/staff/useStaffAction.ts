import { useEffect } from 'react';
import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { useAction } from '@mcs-repairs/shared/platform/form/useAction';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { inTurn } from './inTurn';
import { useForgetSession } from './useSignedOut';

/** `version` is the newest version of the booking in this browser. */
type Work<Value> = (shop: OperationsPort, version: number) => Promise<Result<Value>>;

const atNextAction = new Set<() => void>();

/** Calls `close` when the member starts another action on the page. */
export function useNextAction(close: () => void): void {
  useEffect(() => {
    atNextAction.add(close);
    return () => void atNextAction.delete(close);
  });
}

/**
 * Works like `useAction`. If the session has ended, the hook also removes the staff data. With
 * `booking`, changes run one after the other. Each change uses the newest version, even if another
 * part of the page created it.
 */
export function useStaffAction(booking?: Pick<Booking, 'id' | 'version'>) {
  const shop = useShopData();
  const { act, ...state } = useAction({ onSignedOut: useForgetSession() });
  return {
    ...state,
    act: <Value>(work: Work<Value>, done?: string) => {
      for (const close of atNextAction) close();
      return act(
        () => (booking ? inTurn(shop, booking, (version) => work(shop, version)) : work(shop, 0)),
        done,
      );
    },
  };
}
