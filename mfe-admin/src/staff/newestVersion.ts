import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/** Bookings by id, as the server returned them after changes in this browser. */
export type Answers = ReadonlyMap<string, Booking>;

/** Returns the booking as this browser changed it, until the list contains a newer version. */
export function newestVersion(booking: Booking, answers: Answers): Booking {
  const answer = answers.get(booking.id);
  return answer && answer.version > booking.version ? answer : booking;
}
