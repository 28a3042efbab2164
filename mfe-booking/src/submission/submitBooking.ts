import type { OperationsPort } from '@mcs-repairs/shared/data/operations';
import { createBooking } from '@mcs-repairs/shared/domain/contract/newBooking';
import type { BookingReceipt } from '@mcs-repairs/shared/domain/types/booking';
import type { BookingRequest } from '@mcs-repairs/shared/domain/types/bookingRequest';
import { submitAttempt, type AttemptOf, type SubmissionOf } from './submitAttempt';

export type Attempt = AttemptOf<BookingRequest>;
export type Submission = SubmissionOf<BookingRequest, BookingReceipt>;

/** Sends a booking with the idempotency key of the attempt, so that retries book only once. */
export const submitBooking = (
  shop: OperationsPort,
  request: BookingRequest,
  attempt: Attempt,
): Promise<Submission> =>
  submitAttempt(
    (body: BookingRequest, key) => shop.call(createBooking, { body }, { key }),
    request,
    attempt,
  );
