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
      /** The walk-in slots of the day, including those that have begun. */
      places: SlotTime[];
    }
  | { open: false; reason: 'closed'; places: [] };

/**
 * Returns the walk-in slots of a day. Each slot allows one device, at whatever time the customer
 * comes.
 *
 * If the store is open on a day without appointments, such as Sunday, the slots are those of the
 * specification. If the schedule reserves no slots for walk-ins, all slots of the day count. On a
 * closed day, and after the last slot, the result is `open: false`. Staff can still check in a
 * device if they confirm this (`overbook`).
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
  // The slot that began last is still running, so it counts too.
  const isOver = !all.slice(Math.max(begun - 1, 0)).some(isWorked);
  return isOver || !doorOn(week, closures, shopDate)
    ? { open: false, reason: 'closed', places: [] }
    : { open: true, places: all.filter(isWorked) };
}
