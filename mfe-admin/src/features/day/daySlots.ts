import { SLOT_TIMES } from 'shared/domain/catalogue/schedule';
import { holdsSlot } from 'shared/domain/rules/bookingStatus';
import { slotMinutes } from 'shared/domain/rules/shopClock';
import { isWalkInSlot } from 'shared/domain/rules/slots';
import type { Booking } from 'shared/domain/types/booking';
import type { SlotTime } from 'shared/domain/types/time';

export type DaySlot = {
  time: SlotTime;
  state: 'booked' | 'walk-in' | 'free' | 'closed';
  bookings: Booking[];
};

/**
 * The 18 slots of a day with who comes, in order. On a day without appointments only slots that hold a booking are given;
 * so is a booked time that is none of the 18 (of an import). A cancelled booking is named, but its slot is free.
 */
export function daySlots(bookings: readonly Booking[], open: boolean): DaySlot[] {
  const booked = bookings.map(({ appointmentTime }) => appointmentTime);
  const times = [...new Set([...(open ? SLOT_TIMES : []), ...booked])];
  times.sort((a, b) => slotMinutes(a) - slotMinutes(b));
  return times.map((time) => {
    const here = bookings.filter(({ appointmentTime }) => appointmentTime === time);
    return { time, state: stateOf(time, here, open), bookings: here };
  });
}

function stateOf(time: SlotTime, bookings: readonly Booking[], open: boolean): DaySlot['state'] {
  if (bookings.some(({ status }) => holdsSlot(status))) return 'booked';
  if (!open) return 'closed';
  return isWalkInSlot(time) ? 'walk-in' : 'free';
}
