import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/** Bookings by id. They are the server's answers to changes in this browser. */
export type Answers = ReadonlyMap<string, Booking>;

/**
 * Returns the server's answer to the last change in this browser. If the list contains a newer
 * version of the booking, it returns that.
 */
export function newestVersion(booking: Booking, answers: Answers): Booking {
  const answer = answers.get(booking.id);
  return answer && answer.version > booking.version ? answer : booking;
}
