import { monthName, weekdayName, weekdayOf } from 'shared/rules/shopClock';
import type { ShopDate } from 'shared/types/time';

/** `Tue, Nov 24`. */
export function shortDay(shopDate: ShopDate): string {
  const [, month = 1, day = 1] = shopDate.split('-').map(Number);
  return `${weekdayName(weekdayOf(shopDate)).slice(0, 3)}, ${monthName(month).slice(0, 3)} ${day}`;
}
