import { SLOT_TIMES } from '../catalogue/schedule';
import type { Schedule } from '../types/schedule';
import type { ShopDate, SlotTime } from '../types/time';
import { closureOn, isClosedAt } from './closures';
import { doorOn } from './openingState';
import { slotMinutes, slotStartsAt } from './shopClock';
import { isWalkInSlot, slotTimesOn } from './slots';

export type WalkInDay =
  | {
      open: true;
      /** All of the day at which the shop works. */
      places: SlotTime[];
    }
  | { open: false; reason: 'closed'; places: [] };

/**
 * The places that a day keeps for walk-ins: as many devices as they hold are taken in on it, whenever they come. A day without
 * appointments on which the door is open, as Sundays, has the specification's; where the schedule keeps none, every start time
 * is one. While the door stays shut, and once none is to come, devices are taken in on purpose only.
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
  // The last one that began is meant for now.
  const isOver = !all.slice(Math.max(begun - 1, 0)).some(isWorked);
  return isOver || !doorOn(week, closures, shopDate)
    ? { open: false, reason: 'closed', places: [] }
    : { open: true, places: all.filter(isWorked) };
}
