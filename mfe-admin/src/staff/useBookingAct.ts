import { useState } from 'react';
import type { StaffData } from '@mcs-repairs/shared/data/ShopData';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure, Result } from '@mcs-repairs/shared/domain/types/failure';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { toastShown, useAppDispatch } from '@mcs-repairs/shared/platform/store';
import { inTurn } from './inTurn';
import { useForgetSession } from './useSignedOut';

/** `version` is the newest that is known of the booking. */
type Call<Value> = (staff: StaffData, version: number) => Promise<Result<Value>>;

/**
 * One change of a booking at a time; a refusal is shown beside the button, a good end as a toast. Changes of `booking` from
 * elsewhere on the page come before or after it.
 */
export function useBookingAct(booking?: Pick<Booking, 'id' | 'version'>) {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const forget = useForgetSession();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function act<Value>(call: Call<Value>, done?: string): Promise<Result<Value>> {
    setWorking(true);
    setFailure(null);
    const result = await (booking
      ? inTurn(staff, booking, (version) => call(staff, version))
      : call(staff, 0));
    setWorking(false);
    if (result.ok && done) dispatch(toastShown({ tone: 'success', text: done }));
    if (!result.ok) setFailure(result.failure);
    if (!result.ok && result.failure.code === 'signed-out') forget();
    return result;
  }

  return { act, working, failure };
}
