import { SLOT_CAPACITY, SLOT_TIMES, WALK_IN_EVERY } from '../catalogue/schedule';
import type { Slot, SlotReason } from '../types/availability';
import type { ShopDate, SlotTime } from '../types/time';
import { slotStartsAt } from './shopClock';

/** How many bookings each start time of a day has; a missing time has none. */
export type BookedByTime = ReadonlyMap<SlotTime, number> | Readonly<Record<SlotTime, number>>;

export type SlotsQuestion = {
  shopDate: ShopDate;
  now: Date;
  booked?: BookedByTime;
  capacity?: number;
};

/** Positions 0, 3, 6, ... of the day are kept for walk-ins (section 9, decision 3). */
export function isWalkInSlot(time: SlotTime): boolean {
  return SLOT_TIMES.indexOf(time) % WALK_IN_EVERY === 0;
}

/** The 18 slots of a day in order. A slot that has begun is past; a fresh future day offers 12. */
export function slotsOfDay({
  shopDate,
  now,
  booked = {},
  capacity = SLOT_CAPACITY,
}: SlotsQuestion): Slot[] {
  return SLOT_TIMES.map((time) => {
    const reason = slotReason(shopDate, time, now, bookedAt(booked, time), capacity);
    return reason ? { time, available: false, reason } : { time, available: true };
  });
}

/** The reason in words, for a slot's name and for refusals. */
export function slotReasonText(reason: SlotReason): string {
  switch (reason) {
    case 'past':
      return 'This time has passed';
    case 'walk-in':
      return 'Kept for walk-ins';
    case 'taken':
      return 'Already booked';
  }
}

function slotReason(
  shopDate: ShopDate,
  time: SlotTime,
  now: Date,
  booked: number,
  capacity: number,
): SlotReason | null {
  if (slotStartsAt(shopDate, time) <= now) return 'past';
  if (isWalkInSlot(time)) return 'walk-in';
  return booked >= capacity ? 'taken' : null;
}

function bookedAt(booked: BookedByTime, time: SlotTime): number {
  if (booked instanceof Map) return booked.get(time) ?? 0;
  return (booked as Readonly<Record<SlotTime, number>>)[time] ?? 0;
}
