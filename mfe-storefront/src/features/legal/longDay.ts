import { monthName, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';

/** Formats the day of an instant in Nepal: `November 24, 2026`. */
export function longDay(instant: string): string {
  const [year, month = 0, day] = toShopDate(new Date(instant)).split('-').map(Number);
  return `${monthName(month)} ${day}, ${year}`;
}
