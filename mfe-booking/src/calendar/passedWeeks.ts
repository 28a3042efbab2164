import { monthGrid, monthOf } from '@mcs-repairs/shared/domain/rules/monthGrid';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/**
 * Returns how many weeks at the top of a month have passed completely. Returns 0 if the month
 * itself has passed.
 */
export function passedWeeks(
  weeks: readonly (readonly (ShopDate | null)[])[],
  today: ShopDate,
): number {
  const lastOf = (week: readonly (ShopDate | null)[]) => week.findLast((day) => day !== null);
  const passed = weeks.filter((week) => (lastOf(week) ?? today) < today).length;
  return passed < weeks.length ? passed : 0;
}

export function isInPassedWeek(day: ShopDate, today: ShopDate): boolean {
  const { year, month } = monthOf(day);
  const weeks = monthGrid(year, month);
  return weeks.slice(0, passedWeeks(weeks, today)).some((week) => week.includes(day));
}
