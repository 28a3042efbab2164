import { monthName, weekdayName, weekdayOf } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/** Formats a day: `Tue, Nov 24`. */
export function shortDay(shopDate: ShopDate): string {
  const [, month = 1, day = 1] = shopDate.split('-').map(Number);
  return `${weekdayName(weekdayOf(shopDate)).slice(0, 3)}, ${monthName(month).slice(0, 3)} ${day}`;
}
