import { formatLongDate } from 'shared/rules/shopClock';
import type { ShopDate } from 'shared/types/time';

/** `Monday, November 23, 2026, 4:00 PM Nepal time`; the time and its zone stay in one line. */
export function appointmentText(shopDate: ShopDate, time: string): string {
  return `${formatLongDate(shopDate)}, ${`${time} Nepal time`.replaceAll(' ', '\u00a0')}`;
}
