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
      /** The slots of the day for walk-ins, including those that have begun. */
      places: SlotTime[];
    }
  | { open: false; reason: 'closed'; places: [] };

/**
 * Returns the slots of a day for walk-ins. Each slot allows one device, whenever the customer
 * comes.
 *
 * On an open day without appointments, such as Sunday, the slots are those of the specification. If
 * the opening hours reserve no slots for walk-ins, all slots of the day count. On a closed day, and
 * after the last slot, the result is `open: false`. Staff can still check in a device if they
 * confirm this (`overbook`).
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
  // The slot that began last has not ended, so it counts, too.
  const isOver = !all.slice(Math.max(begun - 1, 0)).some(isWorked);
  return isOver || !doorOn(week, closures, shopDate)
    ? { open: false, reason: 'closed', places: [] }
    : { open: true, places: all.filter(isWorked) };
}
