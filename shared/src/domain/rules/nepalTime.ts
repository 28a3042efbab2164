import {
  formatLongDate,
  formatSlotTime,
  monthName,
  shopTimeOfDay,
  toShopDate,
  weekdayName,
  weekdayOf,
} from './shopClock';
import { shopDateSchema, type ShopDate } from '../types/time';

/** Formats a day as `Mon, Nov 23, 2026`, which fits into the column of a table. */
export function shortDate(shopDate: ShopDate): string {
  return `${weekdayName(weekdayOf(shopDate)).slice(0, 3)}, ${dayAndYear(shopDate)}`;
}

/** Formats an instant in Nepal time: `Nov 23, 2026, 3:05 PM`. */
export function nepalInstant(instant: string): string {
  const at = new Date(instant);
  return `${dayAndYear(toShopDate(at))}, ${formatSlotTime(shopTimeOfDay(at))}`;
}

/**
 * Formats the time that a customer prefers, as the booking page sends it, such as
 * `2026-11-28T03:00`. If the customer typed any other text, returns it unchanged.
 */
export function wishedTime(wish: string): string {
  const moment = momentOf(wish);
  return moment ? `${shortDate(moment.shopDate)}, ${moment.time}` : wish;
}

/**
 * Describes the time that a customer prefers: `Saturday, November 28, 2026, 12:00 PM (Nepal time),
 * as wished; we confirm by phone`. Empty if there is none. `way` is how the shop contacts the
 * customer.
 */
export function wishInWords(wish: string, way: 'phone' | 'email' | 'phone or email'): string {
  if (wish === '') return '';
  const moment = momentOf(wish);
  const time = moment ? `${formatLongDate(moment.shopDate)}, ${moment.time} (Nepal time)` : wish;
  return `${time}, as wished; we confirm by ${way}`;
}

function momentOf(wish: string): { shopDate: ShopDate; time: string } | null {
  const [, shopDate = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(wish) ?? [];
  if (!shopDateSchema.safeParse(shopDate).success) return null;
  return { shopDate, time: formatSlotTime(Number(hour) * 60 + Number(minute)) };
}

/** Formats a day as `Nov 23`, for charts. */
export function shortDay(shopDate: ShopDate): string {
  const [, month = 0, day = 0] = shopDate.split('-').map(Number);
  return `${monthName(month).slice(0, 3)} ${day}`;
}

/** Formats a day as `Nov 23, 2026`. */
export function dayAndYear(shopDate: ShopDate): string {
  return `${shortDay(shopDate)}, ${shopDate.slice(0, 4)}`;
}
