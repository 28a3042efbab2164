import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { secretOfHash } from '@mcs-repairs/shared/domain/rules/secretLinks';
import { useHydrated, useShopData } from '@mcs-repairs/shared/platform/site';
import { ownReceiptSchema, type OwnReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';
import { linkedBy, readMyBooking } from '../../myBookingOperations';

const arrivalSchema = z.object({
  receipt: ownReceiptSchema,
  fromEarlierTry: z.optional(z.boolean()),
});

export type ConfirmedBooking =
  | { state: 'waiting' }
  | { state: 'empty' }
  | { state: 'shown'; receipt: OwnReceipt; fromEarlierTry: boolean }
  | { state: 'failed'; failure: Failure; retry: () => void };

type Answer = { token: string; receipt: OwnReceipt } | { token: string; failure: Failure };

/**
 * Returns the booking that the navigation passed on, or the booking that the token in the link
 * opens. When the server's answer arrives, it replaces the passed booking.
 */
export function useConfirmedBooking(): ConfirmedBooking {
  const hydrated = useHydrated();
  const { call } = useShopData();
  const location = useLocation();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [tries, setTries] = useState(0);
  const token = hydrated ? secretOfHash(location.hash) : '';

  useEffect(() => {
    if (!token) return;
    let current = true;
    void call(readMyBooking, linkedBy(token)).then((result) => {
      if (!current) return;
      setAnswer(
        result.ok ? { token, receipt: result.value.receipt } : { token, failure: result.failure },
      );
    });
    return () => {
      current = false;
    };
  }, [call, token, tries]);

  // The server knows neither the state of the navigation nor the part of the address after #. So
  // the first render waits.
  if (!hydrated) return { state: 'waiting' };
  const arrival = arrivalSchema.safeParse(location.state);
  const fromEarlierTry = arrival.data?.fromEarlierTry ?? false;
  const fresh = answer?.token === token ? answer : null;
  if (fresh && 'receipt' in fresh)
    return { state: 'shown', receipt: fresh.receipt, fromEarlierTry };
  if (arrival.success && fresh?.failure.code !== 'not-found') {
    return { state: 'shown', receipt: arrival.data.receipt, fromEarlierTry };
  }
  if (fresh) {
    const retry = () => {
      setAnswer(null);
      setTries((count) => count + 1);
    };
    return { state: 'failed', failure: fresh.failure, retry };
  }
  return { state: token ? 'waiting' : 'empty' };
}
