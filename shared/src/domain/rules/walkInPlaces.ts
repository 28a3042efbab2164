import { SLOT_TIMES } from '../catalogue/schedule';
import type { Schedule } from '../types/schedule';
import type { ShopDate, SlotTime } from '../types/time';
import { closureOn, isClosedAt } from './closures';
import { doorOn } from './openingState';
import { slotMinutes, slotStartsAt } from './shopClock';
import { isWalkInSlot, slotTimesOn } from './availability';

export type WalkInDay =
  | {
      open: true;
      /** All walk-in places of the day. */
      places: SlotTime[];
    }
  | { open: false; reason: 'closed'; places: [] };

/**
 * Returns the slots that a day reserves for walk-ins. Each slot is a place for one device, whenever
 * the customer comes. If the store is open on a day without appointments, such as Sunday, the
 * specification's slots apply. If the schedule reserves none, every start time counts. On a closed
 * day, and after the last slot, staff must confirm that they check in a device (`overbook`).
 */
export function walkInPlaces(shopDate: ShopDate, now: Date, schedule: Schedule): WalkInDay {
  const { week, closures, walkInEvery } = schedule;
  const offered = slotTimesOn(shopDate, schedule);
  const times = offered.length ? offered : SLOT_TIMES;
  const kept = times.filter((time) => isWalkInSlot(time, times, walkInEvery));
  const all = kept.length ? kept : times;
  const begun = all.filter((time) => slotStartsAt(shopDate, time) <= now).length;
  const closure = closureOn(closures, shopDate);
  const isWorked = (time: SlotTime) => !isClosedAt(closure, slotMinutes(time));
  // The last slot that has begun still counts now.
  const isOver = !all.slice(Math.max(begun - 1, 0)).some(isWorked);
  return isOver || !doorOn(week, closures, shopDate)
    ? { open: false, reason: 'closed', places: [] }
    : { open: true, places: all.filter(isWorked) };
}
