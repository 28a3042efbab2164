import { monthName, weekdayName, weekdayOf } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/** Formats a date as `Tue 24 Nov`. The date is short, because a longer text message costs more. */
export function shortDate(shopDate: ShopDate): string {
  const [, month = 1, day = 1] = shopDate.split('-').map(Number);
  return `${weekdayName(weekdayOf(shopDate)).slice(0, 3)} ${day} ${monthName(month).slice(0, 3)}`;
}
