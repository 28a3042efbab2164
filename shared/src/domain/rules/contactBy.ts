import type { Closure } from '../types/schedule';
import type { ShopProfile } from '../types/shopProfile';
import { doorOn } from './openingState';
import { addDays, formatSlotTime, shopTimeOfDay, slotStartsAt, toShopDate } from './shopClock';

/** The search for open hours ends after this many days. The shop is never closed for longer. */
const LOOK_AHEAD_DAYS = 100;

/**
 * Until when the shop contacts a customer. `opensAt` is when the shop opens next. It is undefined
 * while the shop is open.
 */
export type ContactBy = { by: Date; opensAt?: Date };

/**
 * Returns until when the shop contacts a customer who wrote at `from`: when it has been open for
 * `minutes` since then. Null if the shop does not open for months.
 */
export function contactBy(
  hours: ShopProfile['hours'],
  closures: readonly Closure[],
  { from, minutes }: { from: Date; minutes: number },
): ContactBy | null {
  const today = toShopDate(from);
  let left = minutes;
  let opensAt: Date | null | undefined;
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const shopDate = addDays(today, ahead);
    const door = doorOn(hours, closures, shopDate);
    if (!door) continue;
    const start = ahead === 0 ? Math.max(door.opens, shopTimeOfDay(from)) : door.opens;
    if (start >= door.closes) continue;
    const at = (minute: number) => slotStartsAt(shopDate, formatSlotTime(minute));
    const isOpen = ahead === 0 && start === shopTimeOfDay(from);
    if (opensAt === undefined) opensAt = isOpen ? null : at(start);
    if (start + left <= door.closes) {
      return { by: at(start + left), ...(opensAt && { opensAt }) };
    }
    left -= door.closes - start;
  }
  return null;
}
