import { useEffect, useEffectEvent, useState } from 'react';
import type { Call } from '@mcs-repairs/shared/data/operations';
import type { MyBooking } from '@mcs-repairs/shared/domain/contract/myBooking';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { useShopData } from '@mcs-repairs/shared/platform/site';
import { findMoved, forgetMoves } from './moveAttempt';
import { linkedBy, readMyBooking } from '../../myBookingOperations';

export type MyBookingState =
  | { state: 'loading' }
  | { state: 'failed'; failure: Failure }
  | { state: 'ready'; token: string; booking: MyBooking };

type Loaded = Exclude<MyBookingState, { state: 'loading' }>;
type Answer = { token: string; answer: Loaded };

/** A reschedule whose response was lost has ended the link. `receipt` has the new one. */
type Moved = { state: 'moved'; receipt: BookingReceipt };

async function load(call: Call, token: string): Promise<Loaded | Moved> {
  const result = await call(readMyBooking, linkedBy(token));
  if (result.ok) return { state: 'ready', token, booking: result.value };
  const moved = result.failure.code === 'not-found' ? await findMoved(call, token) : null;
  if (moved?.ok) return { state: 'moved', receipt: moved.value };
  return { state: 'failed', failure: (moved ?? result).failure };
}

/**
 * Loads the booking of a private link. `token` is null until the browser has read it from the
 * address. Only the browser loads the booking, so that HTML from the server never contains it.
 * Calls `onMoved` if an earlier reschedule, whose response was lost, has ended the link.
 */
export function useMyBooking(
  token: string | null,
  onMoved: (receipt: BookingReceipt) => void,
): MyBookingState & { reload: () => void } {
  const { call } = useShopData();
  const [known, setKnown] = useState<Answer | null>(null);
  const [asked, setAsked] = useState(0);

  const tellMoved = useEffectEvent(onMoved);

  useEffect(() => {
    if (token === null) return;
    let current = true;
    void load(call, token).then((answer) => {
      if (!current) return;
      if (answer.state !== 'moved') return setKnown({ token, answer });
      forgetMoves(token);
      tellMoved(answer.receipt);
    });
    return () => {
      current = false;
    };
  }, [call, token, asked]);

  const reload = () => setAsked((count) => count + 1);
  return known?.token === token ? { ...known.answer, reload } : { state: 'loading', reload };
}
