import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import { createBooking } from '@mcs-repairs/shared/domain/contract/newBooking';
import type { BookingReceipt, BookingRequest } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure, FailureCode, Result } from '@mcs-repairs/shared/domain/types/failure';

/** One submission through all its tries: the key stays, and so does what was sent without an answer. */
export type Attempt = { key: string; unanswered: BookingRequest[] };

export type Submission = {
  result: Result<BookingReceipt>;
  /** What the next try goes on with; null when a new key is due. */
  attempt: Attempt | null;
  /** The booking is the one of an earlier try, whose answer was lost. */
  fromEarlierTry: boolean;
};

/** After these nobody knows whether the booking was made. */
const UNCERTAIN: readonly FailureCode[] = ['network', 'internal', 'unavailable'];

export function isUncertain(failure: Failure): boolean {
  return UNCERTAIN.includes(failure.code);
}

/**
 * Sends a booking under the attempt's key, so that a repeat books once. When the customer changed something after a lost
 * answer and the shop says that the key is used, the first try had arrived: it is repeated as it was, and its booking is the answer.
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
