import type { ShopDate, SlotTime } from '../types/time';

/**
 * The difference between Nepal time and UTC, the same all year (docs/conformance/readings.md, Nepal
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

/** Returns the instant at which a slot of a day begins. */
export function slotStartsAt(shopDate: ShopDate, time: SlotTime): Date {
  return new Date(midnight(shopDate) + (slotMinutes(time) - NEPAL_OFFSET_MINUTES) * MINUTE);
}

/** Returns the minutes since midnight of a time such as `1:30 PM`. */
export function slotMinutes(time: SlotTime): number {
  const [, hour = '0', minute = '0', half] = /^(\d{1,2}):(\d{2}) (AM|PM)$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === 'PM' ? 12 : 0)) * 60 + Number(minute);
}

/** Returns the minutes since midnight of `HH:MM`. */
export function clockMinutes(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

const FIRST_DAY = Date.UTC(1970, 0, 1);
const LAST_DAY = Date.UTC(9999, 11, 31);

/**
 * Returns the day `days` after this one, or before it for a negative number. Stays within 1970 to
 * 9999, where a day has ten characters.
 */
export function addDays(shopDate: ShopDate, days: number): ShopDate {
  const there = midnight(shopDate) + days * DAY;
  return new Date(Math.min(Math.max(there, FIRST_DAY), LAST_DAY)).toISOString().slice(0, 10);
}

/** Returns the number of whole days from one day to another. Negative if `to` is earlier. */
export function daysBetween(from: ShopDate, to: ShopDate): number {
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

/** Returns the weekday. 0 is Sunday. */
export function weekdayOf(shopDate: ShopDate): number {
  return new Date(midnight(shopDate)).getUTCDay();
}

/** Returns the name of a weekday, `Sunday` to `Saturday`. */
export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday] ?? '';
}

/** Returns the name of a month, `January` to `December`. `month` counts from 1. */
export function monthName(month: number): string {
  return MONTHS[month - 1] ?? '';
}

/**
 * Formats a day as a long US date with its weekday, such as `Monday, October 6, 2025`
 * (specification, section 3, booking confirmation data).
 */
export function formatLongDate(shopDate: ShopDate): string {
  const [year = 0, month = 0, day = 0] = shopDate.split('-').map(Number);
  return `${weekdayName(weekdayOf(shopDate))}, ${monthName(month)} ${day}, ${year}`;
}

/** Formats the time of day in Nepal at this instant: `9:00 AM`. */
export function formatShopTime(now: Date): string {
  return formatSlotTime(shopTimeOfDay(now));
}

/** Returns minutes since midnight in the form for screens: `9:00 AM`. */
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
