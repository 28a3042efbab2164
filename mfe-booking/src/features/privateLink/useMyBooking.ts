import { useEffect, useState } from 'react';
import type { MyBooking } from '@mcs-repairs/shared/domain/contract/myBooking';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { linkedBy, readMyBooking } from '../../myBookingOperations';

export type MyBookingState =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'ready'; token: string; booking: MyBooking };

type Answer = { token: string; answer: Exclude<MyBookingState, { state: 'loading' }> };

/**
 * Loads the booking of a private link. `token` is null until the browser has read it from the
 * address. Only the browser loads the booking, so that HTML from the server never contains it.
 */
export function useMyBooking(token: string | null): MyBookingState & { reload: () => void } {
  const { call } = useShopData();
  const [known, setKnown] = useState<Answer | null>(null);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (token === null) return;
    let current = true;
    void call(readMyBooking, linkedBy(token)).then((result) => {
      if (!current) return;
      const answer = result.ok
        ? { state: 'ready' as const, token, booking: result.value }
        : { state: 'failed' as const, failure: result.failure };
      setKnown({ token, answer });
    });
    return () => {
      current = false;
    };
  }, [call, token, asked]);

  const reload = () => setAsked((count) => count + 1);
  return known?.token === token ? { ...known.answer, reload } : { state: 'loading', reload };
}
