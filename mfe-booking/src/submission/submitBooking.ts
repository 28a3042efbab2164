import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import { createBooking } from '@mcs-repairs/shared/domain/contract/newBooking';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { isUncertain } from './isUncertain';

/**
 * One submission with all its retries. It has the idempotency key, and the requests that got no
 * response.
 */
export type Attempt = { key: string; unanswered: BookingRequest[] };

export type Submission = {
  result: Result<BookingReceipt>;
  /** The attempt that the next retry continues. Null if the retry needs a new key. */
  attempt: Attempt | null;
  /** Whether an earlier request already made the booking, although its response was lost. */
  fromEarlierTry: boolean;
};

/**
 * Sends a booking with the idempotency key of the attempt, so that retries book only once. A
 * response may be lost, and the customer may then change the form. In that case the server reports
 * that the key was already used. This function then sends the first request again, and returns its
 * booking.
 */
export async function submitBooking(
  shop: OperationsPort,
  request: BookingRequest,
  { key, unanswered }: Attempt,
): Promise<Submission> {
  const sent = await shop.call(createBooking, { body: request }, { key });
  if (sent.ok) return { result: sent, attempt: null, fromEarlierTry: false };
  if (sent.failure.code === 'key-reused') return repeatEarlier(shop, { key, unanswered }, sent);
  if (!isUncertain(sent.failure)) return { result: sent, attempt: null, fromEarlierTry: false };
  return {
    result: sent,
    attempt: { key, unanswered: [...unanswered, request] },
    fromEarlierTry: false,
  };
}

async function repeatEarlier(
  shop: OperationsPort,
  attempt: Attempt,
  refusal: Result<BookingReceipt>,
): Promise<Submission> {
  for (const earlier of attempt.unanswered) {
    const repeated = await shop.call(createBooking, { body: earlier }, { key: attempt.key });
    if (repeated.ok) return { result: repeated, attempt: null, fromEarlierTry: true };
    if (repeated.failure.code === 'key-reused') continue;
    const open = isUncertain(repeated.failure);
    return { result: repeated, attempt: open ? attempt : null, fromEarlierTry: false };
  }
  return { result: refusal, attempt: null, fromEarlierTry: false };
}
