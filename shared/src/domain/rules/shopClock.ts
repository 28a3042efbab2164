import type { ShopDate, SlotTime } from '../types/time';

/**
 * Nepal time is this number of minutes ahead of UTC, all year (docs/conformance/readings.md, Nepal
 * time).
 */
export const NEPAL_OFFSET_MINUTES = 345;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Returns the calendar day in Nepal at this instant. */
export function toShopDate(now: Date): ShopDate {
  return inNepal(now).toISOString().slice(0, 10);
}

/** Returns the minutes since midnight in Nepal at this instant, 0 to 1439. */
export function shopTimeOfDay(now: Date): number {
  const there = inNepal(now);
  return there.getUTCHours() * 60 + there.getUTCMinutes();
}

/** Returns the instant at which a slot begins. */
export function slotStartsAt(shopDate: ShopDate, time: SlotTime): Date {
  return new Date(midnight(shopDate) + (slotMinutes(time) - NEPAL_OFFSET_MINUTES) * MINUTE);
}

/** Returns the minutes from midnight to a time such as `1:30 PM`. */
export function slotMinutes(time: SlotTime): number {
  const [, hour = '0', minute = '0', half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** Returns the minutes from midnight to a time such as `09:05`. */
export function clockMinutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

const FIRST_DAY = Date.UTC(1970, 0, 1);
const LAST_DAY = Date.UTC(9999, 11, 31);

/**
 * Returns the day that is `days` after this one, or before it if the number is negative. The result
 * is always in the years 1970 to 9999, because a day as text has ten characters.
 */
export function addDays(shopDate: ShopDate, days: number): ShopDate {
  const there = midnight(shopDate) + days * DAY;
  return new Date(Math.min(Math.max(there, FIRST_DAY), LAST_DAY)).toISOString().slice(0, 10);
}

/** Returns the number of days between two days. It is negative if `to` is earlier than `from`. */
export function daysBetween(from: ShopDate, to: ShopDate): number {
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

/** Returns the number of a day's weekday: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(shopDate: ShopDate): number {
  return new Date(midnight(shopDate)).getUTCDay();
}

/** Returns the name of a weekday. 0 is `Sunday`. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** Returns the name of a month. 1 is `January`. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/**
 * Formats a day as `Monday, October 6, 2025` (specification, section 3, booking confirmation data).
 */
export function formatLongDate(shopDate: ShopDate): string {
  const [year = 0, month = 0, day = 0] = shopDate.split('-').map(Number);
  return `${weekdayName(weekdayOf(shopDate))}, ${monthName(month)} ${day}, ${year}`;
}

/** Formats the time in Nepal at this instant, such as `9:00 AM`. */
export function formatShopTime(now: Date): string {
  return formatSlotTime(shopTimeOfDay(now));
}

/** Formats minutes from midnight as `9:00 AM`. */
export function formatSlotTime(minutes: number): SlotTime {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function inNepal(now: Date): Date {
  return new Date(now.getTime() + NEPAL_OFFSET_MINUTES * MINUTE);
}

function midnight(shopDate: ShopDate): number {
  return Date.parse(`${shopDate}T00:00:00Z`);
}
