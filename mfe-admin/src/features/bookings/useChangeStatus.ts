import { useState } from 'react';
import { FAILURE_MESSAGES, SUCCESS_MESSAGES } from 'shared/catalogue/messages';
import { statusText } from 'shared/rules/bookingStatus';
import { shopApi } from 'shared/query';
import { toastShown, useAppDispatch } from 'shared/store';
import { bookingStatusSchema, type Booking, type BookingStatus } from 'shared/types/booking';
import type { Failure } from 'shared/types/failure';
import { failureOf } from '../../staff/failureOf';

/** What a refused change left to say, beside its row. */
export type Refusal = { id: string; text: string };

type Hope = { id: string; version: number; to: BookingStatus };

/**
 * Changes a status at once on the screen and takes it back when the shop refuses: then the row shows what is kept, and
 * the refusal is logged and told (decision 21).
 */
export function useChangeStatus() {
  const dispatch = useAppDispatch();
  const [transition, { isLoading: changing }] = shopApi.useTransitionMutation();
  const [hope, setHope] = useState<Hope | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function change({ id, reference, version }: Booking, to: BookingStatus) {
    setRefusal(null);
    setHope({ id, version, to });
    const result = await transition({ id, request: { to, version } });
    if (!result.error) {
      dispatch(toastShown({ tone: 'success', text: SUCCESS_MESSAGES.updateBooking }));
      return;
    }
    setHope(null);
    const failure = failureOf(result.error);
    console.error(`The status of booking ${reference} was not changed: ${failure.code}`);
    const text = refusalText(failure);
    setRefusal({ id, text });
    dispatch(toastShown({ tone: 'error', text: `${FAILURE_MESSAGES.updateBooking}. ${text}` }));
  }

  /** The hoped-for status stands until the list holds a newer version of the booking. */
  const shown = (booking: Booking): Booking =>
    hope?.id === booking.id && hope.version === booking.version
      ? { ...booking, status: hope.to }
      : booking;

  return { change, changing, refusal, shown };
}

export type StatusChanges = ReturnType<typeof useChangeStatus>;

/** A stale change says what the booking is now and who made it so. */
export function refusalText({ code, message, current }: Failure): string {
  if (code !== 'stale-version' || !current) return message;
  const now = bookingStatusSchema.safeParse(current.status);
  const status = now.success ? statusText(now.data) : current.status;
  return current.changedBy
    ? `${current.changedBy} changed it meanwhile: it is ${status} now.`
    : `It was changed meanwhile: it is ${status} now.`;
}
