import type { ShopProfile } from '../types/shopProfile';
import { formatSlotTime, shopTimeOfDay, toShopDate, weekdayName, weekdayOf } from './shopClock';

type Hours = ShopProfile['hours'];

export type OpeningState = { open: boolean; text: string };

/** Whether the store is open at this instant, in Nepal time: `Open now`, or when it opens next, such as `Opens Sunday 10:00`. The closing minute is closed. */
export function openingState(hours: Hours, now: Date): OpeningState {
  const today = weekdayOf(toShopDate(now));
  const minute = shopTimeOfDay(now);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const day = hours.find(({ weekday }) => weekday === (today + ahead) % 7);
    if (!day?.opens || !day.closes) continue;
    if (ahead === 0 && minute >= clockMinutes(day.closes)) continue;
    if (ahead === 0 && minute >= clockMinutes(day.opens)) return { open: true, text: 'Open now' };
    const when = ahead === 0 ? 'today' : weekdayName(day.weekday);
    return { open: false, text: `Opens ${when} ${day.opens}` };
  }
  return { open: false, text: 'Closed' };
}

/** The week's hours, neighbouring days with equal hours together: `Sunday to Friday`, `10:00 AM to 7:00 PM`. */
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

/** `19:00` as `7:00 PM`. */
export function formatClock(clock: string): string {
  return formatSlotTime(clockMinutes(clock));
}

/** Minutes from midnight of `HH:MM`. */
export function clockMinutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

function dayRange(first: number, last: number): string {
  return first === last ? weekdayName(first) : `${weekdayName(first)} to ${weekdayName(last)}`;
}
