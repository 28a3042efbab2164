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
      /** The one that is meant for now first, then those to come. */ places: SlotTime[];
    }
  | { open: false; reason: 'closed'; places: SlotTime[] };

/**
 * The places kept for walk-ins on a day that still count at this instant: the last one that began, and every later one.
 * A day without appointments on which the door is open, as Sundays, has the specification's; where the schedule keeps none,
 * every start time is one. While the door stays shut, places are taken on purpose only.
 */
export function walkInPlaces(shopDate: ShopDate, now: Date, schedule: Schedule): WalkInDay {
  const { week, closures, walkInEvery } = schedule;
  const offered = slotTimesOn(shopDate, schedule);
  const times = offered.length ? offered : SLOT_TIMES;
  const kept = times.filter((time) => isWalkInSlot(time, times, walkInEvery));
  const all = kept.length ? kept : times;
  const begun = all.filter((time) => slotStartsAt(shopDate, time) <= now).length;
  const places = all.slice(Math.max(begun - 1, 0));
  const closure = closureOn(closures, shopDate);
  const open = places.filter((time) => !isClosedAt(closure, slotMinutes(time)));
  const isClosed = !doorOn(week, closures, shopDate) || !open.length;
  return isClosed ? { open: false, reason: 'closed', places } : { open: true, places: open };
}
