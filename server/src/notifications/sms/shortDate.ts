import { monthName, weekdayName, weekdayOf } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/**
 * Formats a date as `Tue 24 Nov`. It is short, because the shop pays for the length of a text
 * message.
 */
export function shortDate(shopDate: ShopDate): string {
  const [, month = 1, day = 1] = shopDate.split('-').map(Number);
  return `${weekdayName(weekdayOf(shopDate)).slice(0, 3)} ${day} ${monthName(month).slice(0, 3)}`;
}
