import type { DayAvailability, FreeSlot } from '../types/availability';
import type { ShopDate } from '../types/time';
import { addDays, daysBetween, slotStartsAt, toShopDate } from './shopClock';

/** The maximum number of days in one request for free slots. */
export const MAX_AVAILABILITY_DAYS = 62;

/**
 * Returns every day from `from` to `to`, both included, but at most 62. Empty if `to` is before
 * `from`.
 */
export function daysFrom(from: ShopDate, to: ShopDate): ShopDate[] {
  const count = Math.min(daysBetween(from, to) + 1, MAX_AVAILABILITY_DAYS);
  return Array.from({ length: Math.max(count, 0) }, (_, index) => addDays(from, index));
}

/**
 * Returns the days on which free slots near a wanted day are searched: from one week before it to
 * two weeks after it. Leaves out days before today.
 */
export function daysAround(wanted: ShopDate, now: Date): ShopDate[] {
  const today = toShopDate(now);
  const weekBefore = addDays(wanted, -7);
  const first = weekBefore < today ? today : weekBefore;
  return daysFrom(first, addDays(wanted < today ? today : wanted, 14));
}

/** Returns the free slots on these days, earliest first. */
export function freeSlots(days: readonly DayAvailability[]): FreeSlot[] {
  return days.flatMap(({ shopDate, slots }) =>
    slots.filter((slot) => slot.available).map(({ time }) => ({ shopDate, time })),
  );
}

/** Returns the earliest free slots. Screens offer them as shortcuts. */
export function firstFreeSlots(days: readonly DayAvailability[], count = 3): FreeSlot[] {
  return freeSlots(days).slice(0, count);
}

/**
 * Returns the free slots nearest to a wanted time, nearest first. Of two equally near ones, the
 * earlier is first. Never contains the wanted time itself.
 */
export function nearestFreeSlots(
  days: readonly DayAvailability[],
  wanted: FreeSlot,
  count = 3,
): FreeSlot[] {
  const target = slotStartsAt(wanted.shopDate, wanted.time).getTime();
  return freeSlots(days)
    .map((slot) => ({ slot, startsAt: slotStartsAt(slot.shopDate, slot.time).getTime() }))
    .filter(({ startsAt }) => startsAt !== target)
    .sort(
      (a, b) =>
        Math.abs(a.startsAt - target) - Math.abs(b.startsAt - target) || a.startsAt - b.startsAt,
    )
    .slice(0, count)
    .map(({ slot }) => slot);
}
