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
import { compareMonths } from './dayAfterKey';

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
  while (compareMonths(month, last) < 0 && !hasOpenDay(month, now, rules)) month = nextMonth(month);
  return month;
}

function hasOpenDay({ year, month }: CalendarMonth, now: Date, rules: AppointmentRules): boolean {
  return monthGrid(year, month)
    .flat()
    .some((day) => day !== null && dayStatus({ ...rules, shopDate: day, now }).bookable);
}

/** Whether a month has ended. The availability of such a month is not requested. */
export function isOver(month: CalendarMonth, now: Date): boolean {
  return lastDay(month) < toShopDate(now);
}
