import type { Closure } from '../types/schedule';
import type { ShopProfile } from '../types/shopProfile';
import type { ShopDate } from '../types/time';
import { closureOn, HALF_DAY_MINUTES } from './closures';
import {
  addDays,
  clockMinutes,
  formatSlotTime,
  monthName,
  shopTimeOfDay,
  toShopDate,
  weekdayName,
  weekdayOf,
} from './shopClock';

type Hours = ShopProfile['hours'];

export type OpeningState = {
  open: boolean;
  text: string;
  /** Why the shop is closed now, if it is usually open at this time of the week. */
  reason?: string;
};

/** How many days ahead the next open day is searched. The shop is never closed for longer. */
const LOOK_AHEAD_DAYS = 100;

/**
 * Returns whether the shop is open at this instant. The text is `Open now`, or the next opening
 * such as `Opens Sunday 10:00` in Nepal time. If that is more than a week away, the text contains
 * the date. The shop is closed from the minute of closing on, and during `closures`.
 */
export function openingState(
  hours: Hours,
  now: Date,
  closures: readonly Closure[] = [],
): OpeningState {
  const today = toShopDate(now);
  const minute = shopTimeOfDay(now);
  const reason = closureOn(closures, today)?.reason;
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const shopDate = addDays(today, ahead);
    const door = doorOn(hours, closures, shopDate);
    if (!door || (ahead === 0 && minute >= door.closes)) continue;
    if (ahead === 0 && minute >= door.opens) return { open: true, text: 'Open now' };
    const when = ahead === 0 ? 'today' : dayName(shopDate, ahead);
    return closed(`Opens ${when} ${clockText(door.opens)}`, reason);
  }
  return closed('Closed', reason);
}

const closed = (text: string, reason: string | undefined): OpeningState => ({
  open: false,
  text,
  ...(reason !== undefined && { reason }),
});

function dayName(shopDate: ShopDate, ahead: number): string {
  const name = weekdayName(weekdayOf(shopDate));
  if (ahead <= 7) return name;
  return `${name}, ${monthName(Number(shopDate.slice(5, 7)))} ${Number(shopDate.slice(8))},`;
}

/**
 * Returns when the shop opens and closes on a day, in minutes from midnight. Null if it is closed
 * all day.
 */
export function doorOn(
  hours: Hours,
  closures: readonly Closure[],
  shopDate: ShopDate,
): { opens: number; closes: number } | null {
  const usual = hours.find(({ weekday }) => weekday === weekdayOf(shopDate));
  if (!usual?.opens || !usual.closes) return null;
  const part = closureOn(closures, shopDate)?.part;
  if (part === 'day') return null;
  const opens = clockMinutes(usual.opens);
  const closes = clockMinutes(usual.closes);
  const door = {
    opens: part === 'morning' ? Math.max(opens, HALF_DAY_MINUTES) : opens,
    closes: part === 'afternoon' ? Math.min(closes, HALF_DAY_MINUTES) : closes,
  };
  return door.opens < door.closes ? door : null;
}

/** Formats minutes from midnight as a time such as `09:05`. */
export function clockText(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/**
 * Returns the weekly opening hours as text. Successive days with equal hours are one entry: `Sunday
 * to Friday`, `10:00 AM to 7:00 PM`.
 */
export function openingHours(hours: Hours): { days: string; hours: string }[] {
  const week = [...hours].sort((a, b) => a.weekday - b.weekday);
  const groups: { first: number; last: number; hours: string }[] = [];
  for (const { weekday, opens, closes } of week) {
    const text = opens && closes ? `${formatClock(opens)} to ${formatClock(closes)}` : 'Closed';
    const previous = groups.at(-1);
    if (previous?.hours === text) previous.last = weekday;
    else groups.push({ first: weekday, last: weekday, hours: text });
  }
  return groups.map((group) => ({ days: dayRange(group.first, group.last), hours: group.hours }));
}

/** Formats a time such as `19:00` as `7:00 PM`. */
export function formatClock(clock: string): string {
  return formatSlotTime(clockMinutes(clock));
}

function dayRange(first: number, last: number): string {
  return first === last ? weekdayName(first) : `${weekdayName(first)} to ${weekdayName(last)}`;
}
