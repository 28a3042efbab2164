import { dayStatus, type AppointmentRules } from '@mcs-repairs/shared/domain/rules/bookableDay';
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

/** The calendar never goes back before this (decision 4). */
export const FIRST_MONTH: CalendarMonth = { year: FIRST_CALENDAR_YEAR, month: 1 };

/** The month of the last day that can be booked. */
export function lastMonth(now: Date): CalendarMonth {
  const horizon = monthOf(addDays(toShopDate(now), BOOKING_HORIZON_DAYS));
  return compareMonths(horizon, FIRST_MONTH) < 0 ? FIRST_MONTH : horizon;
}

/** The first month in which the rules leave a day open, before anything is known of what is taken. */
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

/** Nothing needs to be asked about a month that is over. */
export function isOver(month: CalendarMonth, now: Date): boolean {
  return lastDay(month) < toShopDate(now);
}
