import { FIRST_CALENDAR_YEAR } from '../catalogue/schedule';
import type { ShopDate } from '../types/time';
import { addDays, monthName, toShopDate, weekdayOf } from './shopClock';

/** A month of the calendar. January is month 1. */
export type CalendarMonth = { year: number; month: number };

/** Returns the weeks of a month, each from Sunday to Saturday. Days of other months are null. */
export function monthGrid(year: number, month: number): (ShopDate | null)[][] {
  const first = firstDay({ year, month });
  const length = daysInMonth(year, month);
  const lead = weekdayOf(first);
  const weeks: (ShopDate | null)[][] = [];
  for (let start = -lead; start < length; start += 7) {
    weeks.push(
      Array.from({ length: 7 }, (_, offset) => {
        const day = start + offset;
        return day >= 0 && day < length ? addDays(first, day) : null;
      }),
    );
  }
  return weeks;
}

/** Returns the number of days in a month: 28 to 31. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export function firstDay({ year, month }: CalendarMonth): ShopDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
}

export function lastDay({ year, month }: CalendarMonth): ShopDate {
  return addDays(firstDay({ year, month }), daysInMonth(year, month) - 1);
}

/**
 * Returns the month after the given month. After December comes January of the next year
 * (specification, section 4).
 */
export function nextMonth({ year, month }: CalendarMonth): CalendarMonth {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 };
}

/**
 * Returns the month before the given month. Before January comes December of the previous year
 * (specification, section 4).
 */
export function previousMonth({ year, month }: CalendarMonth): CalendarMonth {
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
}

/**
 * Returns the month that the calendar shows first: the current month in Nepal, but never a month
 * before January 2025 (docs/conformance/readings.md, First month).
 */
export function openingMonth(now: Date): CalendarMonth {
  const month = monthOf(toShopDate(now));
  return month.year < FIRST_CALENDAR_YEAR ? { year: FIRST_CALENDAR_YEAR, month: 1 } : month;
}

export function monthOf(shopDate: ShopDate): CalendarMonth {
  const [year = 0, month = 1] = shopDate.split('-').map(Number);
  return { year, month };
}

/** Returns the name of a month with its year, such as `October 2025`. */
export function monthLabel({ year, month }: CalendarMonth): string {
  return `${monthName(month)} ${year}`;
}
