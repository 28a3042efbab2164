import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/** Bookings by their id, as the shop answered this desk's own changes. */
export type Answers = ReadonlyMap<string, Booking>;

/** A booking as this desk left it, until the list holds a newer version. */
export function newestVersion(booking: Booking, answers: Answers): Booking {
  const answer = answers.get(booking.id);
  return answer && answer.version > booking.version ? answer : booking;
}
