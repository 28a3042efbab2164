import { addDays, weekdayOf } from '@mcs-repairs/shared/domain/rules/shopClock';
import {
  daysInMonth,
  firstDay,
  monthOf,
  type CalendarMonth,
} from '@mcs-repairs/shared/domain/rules/monthGrid';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/**
 * Returns the day to which a key moves focus, or null for any other key. Arrow keys move by a day
 * or a week. Home and End move within the week. PageUp and PageDown move by a month, and with Shift
 * by a year. Source: ARIA Authoring Practices, date picker dialog.
 */
export function dayAfterKey(day: ShopDate, key: string, shift = false): ShopDate | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return sameDayIn(shiftMonth(monthOf(day), shift ? -12 : -1), day);
    case 'PageDown':
      return sameDayIn(shiftMonth(monthOf(day), shift ? 12 : 1), day);
    default:
      return null;
  }
}

export function shiftMonth({ year, month }: CalendarMonth, by: number): CalendarMonth {
  const months = year * 12 + month - 1 + by;
  return { year: Math.floor(months / 12), month: (months % 12) + 1 };
}

/**
 * Returns the same day in another month. If that month is shorter, it returns its last day: January
 * 31 becomes the last day of February.
 */
function sameDayIn(month: CalendarMonth, day: ShopDate): ShopDate {
  const wanted = Number(day.slice(8));
  return addDays(firstDay(month), Math.min(wanted, daysInMonth(month.year, month.month)) - 1);
}

export function sameMonth(a: CalendarMonth, b: CalendarMonth): boolean {
  return a.year === b.year && a.month === b.month;
}

/** Returns a negative number if `a` is the earlier month. */
export function compareMonths(a: CalendarMonth, b: CalendarMonth): number {
  return a.year * 12 + a.month - (b.year * 12 + b.month);
}
