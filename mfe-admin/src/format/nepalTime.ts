import {
  formatSlotTime,
  monthName,
  shopTimeOfDay,
  toShopDate,
  weekdayName,
  weekdayOf,
} from 'shared/rules/shopClock';
import type { ShopDate } from 'shared/types/time';

/** `Mon, Nov 23, 2026`: short enough for a column. */
export function shortDate(shopDate: ShopDate): string {
  return `${weekdayName(weekdayOf(shopDate)).slice(0, 3)}, ${dayAndYear(shopDate)}`;
}

/** An instant in Nepal time: `Nov 23, 2026, 3:05 PM`. */
export function nepalInstant(instant: string): string {
  const at = new Date(instant);
  return `${dayAndYear(toShopDate(at))}, ${formatSlotTime(shopTimeOfDay(at))}`;
}

/** `Nov 23`: for the axis of a chart. */
export function shortDay(shopDate: ShopDate): string {
  const [, month = 0, day = 0] = shopDate.split('-').map(Number);
  return `${monthName(month).slice(0, 3)} ${day}`;
}

function dayAndYear(shopDate: ShopDate): string {
  return `${shortDay(shopDate)}, ${shopDate.slice(0, 4)}`;
}
