import { SLOT_TIMES } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { holdsSlot } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { slotMinutes } from '@mcs-repairs/shared/domain/rules/shopClock';
import { isWalkInSlot } from '@mcs-repairs/shared/domain/rules/availability';
import type { Slot } from '@mcs-repairs/shared/domain/types/availability';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { SlotTime } from '@mcs-repairs/shared/domain/types/time';

export type DaySlot = {
  time: SlotTime;
  state: 'booked' | 'walk-in' | 'free' | 'closed';
  bookings: Booking[];
};

/**
 * Returns the slots of a day with their bookings, sorted by time. The times are those of `offered`
 * (availability), or else those of `usual`. A day without appointments has only slots with a
 * booking. Bookings at other times, for example from an import, are included. A cancelled booking
 * is listed, but its slot counts as free.
 */
export function daySlots(
  bookings: readonly Booking[],
  open: boolean,
  usual: readonly SlotTime[] = SLOT_TIMES,
  offered: readonly Slot[] = [],
): DaySlot[] {
  const own = offered.length > 0 ? offered.map(({ time }) => time) : usual;
  const booked = bookings.map(({ appointmentTime }) => appointmentTime);
  const times = [...new Set([...(open ? own : []), ...booked])];
  times.sort((a, b) => slotMinutes(a) - slotMinutes(b));
  return times.map((time) => {
    const here = bookings.filter(({ appointmentTime }) => appointmentTime === time);
    return { time, state: stateOf(time, here, open, own, offered), bookings: here };
  });
}

function stateOf(
  time: SlotTime,
  bookings: readonly Booking[],
  open: boolean,
  usual: readonly SlotTime[],
  offered: readonly Slot[],
): DaySlot['state'] {
  if (bookings.some(({ status }) => holdsSlot(status))) return 'booked';
  if (!open) return 'closed';
  const known = offered.find((slot) => slot.time === time)?.reason;
  if (known === 'closed') return 'closed';
  // For past slots, availability does not report which ones were reserved for walk-ins. So this
  // code calculates them from the usual times of the day.
  const isKept = known === undefined && offered.length > 0 ? false : isWalkInSlot(time, usual);
  return known === 'walk-in' || (known !== 'taken' && isKept) ? 'walk-in' : 'free';
}
