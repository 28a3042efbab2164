import { emailKey } from '@mcs-repairs/shared/domain/rules/bookingKeys';
import { slotTimesOn } from '@mcs-repairs/shared/domain/rules/availability';
import { closureOn, isClosedAt } from '@mcs-repairs/shared/domain/rules/closures';
import { AWAITED } from '@mcs-repairs/shared/domain/rules/today';
import { slotMinutes } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { BookingStatus } from '@mcs-repairs/shared/domain/types/booking';
import type { DisplacedBooking, Schedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { Reads } from '../../db';

/**
 * Returns whether the opening hours have a slot at this time and the day is not closed. The slot
 * may already be booked.
 */
export function isWorked(schedule: Schedule, shopDate: string, time: string): boolean {
  if (isClosedAt(closureOn(schedule.closures, shopDate), slotMinutes(time))) return false;
  return slotTimesOn(shopDate, schedule).includes(time);
}

export type TouchedBooking = DisplacedBooking & { status: BookingStatus };

/**
 * Returns open future bookings whose appointments are outside of the opening hours, soonest first.
 */
export async function displacedBookings(
  trx: Reads,
  schedule: Schedule,
  now: Date,
): Promise<TouchedBooking[]> {
  const rows = await trx
    .selectFrom('bookings')
    .select([
      'id',
      'version',
      'reference',
      'status',
      'customer_name as customerName',
      'customer_email as customerEmail',
      'customer_phone as customerPhone',
      'appointment_date as appointmentDate',
      'appointment_time as appointmentTime',
    ])
    .where('kind', '=', 'appointment')
    .where('status', 'in', AWAITED)
    .where('stage', 'is', null)
    .where('starts_key', '>', now.toISOString())
    .where('starts_key', '<', '~')
    .orderBy('starts_key')
    .orderBy('id')
    .execute();
  return rows
    .filter(
      ({ appointmentDate, appointmentTime }) =>
        !isWorked(schedule, appointmentDate, appointmentTime),
    )
    .map(({ customerEmail, ...row }) => ({ ...row, hasEmail: emailKey(customerEmail) !== '' }));
}

/**
 * Returns the future bookings whose appointments fit the opening hours `before` but not `after`.
 */
export async function touchedBookings(
  trx: Reads,
  { before, after }: { before: Schedule; after: Schedule },
  now: Date,
): Promise<TouchedBooking[]> {
  const displaced = await displacedBookings(trx, after, now);
  return displaced.filter(({ appointmentDate, appointmentTime }) =>
    isWorked(before, appointmentDate, appointmentTime),
  );
}

/**
 * Returns the bookings that a change of the opening hours affected, each with the owner's last
 * decision.
 */
export async function decidedBookings(
  trx: Reads,
  schedule: Schedule,
  now: Date,
): Promise<DisplacedBooking[]> {
  const displaced = await displacedBookings(trx, schedule, now);
  if (!displaced.length) return [];
  const decisions = await trx
    .selectFrom('schedule_decisions')
    .select(['booking_id', 'decision'])
    .orderBy('revision')
    .execute();
  const last = new Map(decisions.map(({ booking_id, decision }) => [booking_id, decision]));
  return displaced.map(({ status: _status, ...booking }) => ({
    ...booking,
    decision: last.get(booking.id),
  }));
}
