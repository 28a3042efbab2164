import { dayStatus, type AppointmentRules } from '@mcs-repairs/shared/domain/rules/availability';
import {
  BOOKING_HORIZON_DAYS,
  FIRST_CALENDAR_YEAR,
} from '@mcs-repairs/shared/domain/catalogue/schedule';
import {
  lastDay,
  monthGrid,
  monthOf,
  nextMonth,
  openingMonth,
  type CalendarMonth,
} from '@mcs-repairs/shared/domain/rules/monthGrid';
import { addDays, toShopDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import { compareMonths, sameMonth } from './dayAfterKey';

/** The calendar never shows a month before this one (docs/conformance/readings.md, First month). */
export const FIRST_MONTH: CalendarMonth = { year: FIRST_CALENDAR_YEAR, month: 1 };

/** Returns the month of the last day that customers can book. */
export function lastMonth(now: Date): CalendarMonth {
  const horizon = monthOf(addDays(toShopDate(now), BOOKING_HORIZON_DAYS));
  return compareMonths(horizon, FIRST_MONTH) < 0 ? FIRST_MONTH : horizon;
}

/**
 * Returns the first month in which the general rules leave a day open. Existing bookings are
 * ignored.
 */
export function firstOpenMonth(now: Date, rules: AppointmentRules = {}): CalendarMonth {
  const last = lastMonth(now);
  let month = openingMonth(now);
  while (compareMonths(month, last) < 0 && openDays(month, now, rules) === 0)
    month = nextMonth(month);
  return month;
}

/** With fewer open days than this, the rest of a month is less than a week of choice. */
const FEW_DAYS = 5;

/**
 * Returns the first two weeks of the next month if the current month has only a few open days
 * left. Then the calendar shows these weeks below the current month. Otherwise empty. Existing
 * bookings are ignored, so that the calendar does not grow when availability has loaded.
 */
export function weeksAfter(month: CalendarMonth, now: Date, rules: AppointmentRules = {}) {
  const isCurrent = sameMonth(month, monthOf(toShopDate(now)));
  if (!isCurrent || openDays(month, now, rules) >= FEW_DAYS) return [];
  const next = nextMonth(month);
  return monthGrid(next.year, next.month).slice(0, 2);
}

function openDays({ year, month }: CalendarMonth, now: Date, rules: AppointmentRules): number {
  return monthGrid(year, month)
    .flat()
    .filter((day) => day !== null && dayStatus({ ...rules, shopDate: day, now }).bookable).length;
}

/** Whether a month has ended. The availability of such a month is not requested. */
export function isOver(month: CalendarMonth, now: Date): boolean {
  return lastDay(month) < toShopDate(now);
}
