import {
  formatSlotTime,
  monthName,
  shopTimeOfDay,
  toShopDate,
  weekdayName,
  weekdayOf,
} from './shopClock';
import { shopDateSchema, type ShopDate } from '../types/time';

/** `Mon, Nov 23, 2026`: short enough for a column. */
export function shortDate(shopDate: ShopDate): string {
  return `${weekdayName(weekdayOf(shopDate)).slice(0, 3)}, ${dayAndYear(shopDate)}`;
}

/** An instant in Nepal time: `Nov 23, 2026, 3:05 PM`. */
export function nepalInstant(instant: string): string {
  const at = new Date(instant);
  return `${dayAndYear(toShopDate(at))}, ${formatSlotTime(shopTimeOfDay(at))}`;
}

/** A wish as the booking page sends it, `2026-11-28T03:00`, in the shop's words; free text stays as it is. */
export function wishedTime(wish: string): string {
  const [, shopDate = '', hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(wish) ?? [];
  if (!shopDateSchema.safeParse(shopDate).success) return wish;
  return `${shortDate(shopDate)}, ${formatSlotTime(Number(hour) * 60 + Number(minute))}`;
}

/** `Nov 23`: for the axis of a chart. */
export function shortDay(shopDate: ShopDate): string {
  const [, month = 0, day = 0] = shopDate.split('-').map(Number);
  return `${monthName(month).slice(0, 3)} ${day}`;
}

function dayAndYear(shopDate: ShopDate): string {
  return `${shortDay(shopDate)}, ${shopDate.slice(0, 4)}`;
}
