import type { Stale } from '../stale';
import type { MyBookingPort } from './port';

const TIMES = ['Availability'];

/** The booking itself is kept by its own screen, which takes the new one from the answer. */
export const myBookingStale = {
  rescheduleMyBooking: TIMES,
  cancelMyBooking: TIMES,
  eraseMyData: TIMES,
} satisfies Stale<MyBookingPort>;
