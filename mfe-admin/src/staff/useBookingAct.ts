import { useState } from 'react';
import type { StaffData } from 'shared/data/ShopData';
import type { Failure, Result } from 'shared/domain/types/failure';
import { useShopData } from 'shared/platform/site';
import { toastShown, useAppDispatch } from 'shared/platform/store';
import { useForgetSession } from './useSignedOut';

type Call<Value> = (staff: StaffData) => Promise<Result<Value>>;

/** One change of a booking at a time; a refusal is shown beside the button, a good end as a toast. */
export function useBookingAct() {
  const { staff } = useShopData();
  const dispatch = useAppDispatch();
  const forget = useForgetSession();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function act<Value>(call: Call<Value>, done?: string): Promise<Result<Value>> {
    setWorking(true);
    setFailure(null);
    const result = await call(staff);
    setWorking(false);
    if (result.ok && done) dispatch(toastShown({ tone: 'success', text: done }));
    if (!result.ok) setFailure(result.failure);
    if (!result.ok && result.failure.code === 'signed-out') forget();
    return result;
  }

  return { act, working, failure };
}
