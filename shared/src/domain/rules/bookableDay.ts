import { BOOKABLE_WEEKDAYS, BOOKING_HORIZON_DAYS } from '../catalogue/schedule';
import { HOLIDAYS, type Holiday } from '../catalogue/holidays';
import type { DayReason } from '../types/availability';
import type { ShopDate } from '../types/time';
import { daysBetween, toShopDate, weekdayName, weekdayOf } from './shopClock';

export type DayStatus =
  { bookable: true } | { bookable: false; reason: DayReason; holiday?: string };

export type DayQuestion = {
  shopDate: ShopDate;
  now: Date;
  holidays?: readonly Holiday[];
  /** 0 is Sunday. */
  bookableWeekdays?: readonly number[];
  horizonDays?: number;
};

/**
 * Whether the repair desk takes appointments on a day, and if not, why. Today is bookable; the last day of the horizon too.
 * A holiday is named even when it falls on a weekend, since then the shop takes no walk-ins either.
 * Source: section 5 ("Calendar day selectable only if"), decisions 2 and 5.
 */
export function dayStatus({
  shopDate,
  now,
  holidays = HOLIDAYS,
  bookableWeekdays = BOOKABLE_WEEKDAYS,
  horizonDays = BOOKING_HORIZON_DAYS,
}: DayQuestion): DayStatus {
  const ahead = daysBetween(toShopDate(now), shopDate);
  if (ahead < 0) return { bookable: false, reason: 'past' };
  const holiday = holidays.find((day) => day.shopDate === shopDate);
  if (holiday) return { bookable: false, reason: 'holiday', holiday: holiday.name };
  const weekday = weekdayOf(shopDate);
  if (!bookableWeekdays.includes(weekday)) {
    if (weekday === 0) return { bookable: false, reason: 'sunday' };
    if (weekday === 6) return { bookable: false, reason: 'saturday' };
    return {
      bookable: false,
      reason: 'holiday',
      holiday: `No appointments on ${weekdayName(weekday)}s`,
    };
  }
  if (ahead > horizonDays) return { bookable: false, reason: 'too-far' };
  return { bookable: true };
}

/** The reason in words, for a day's name in the calendar and for refusals. */
export function dayReasonText(reason: DayReason, holiday = 'This day'): string {
  switch (reason) {
    case 'past':
      return 'This day has passed';
    case 'sunday':
      return 'No appointments on Sundays, walk-ins are welcome';
    case 'saturday':
      return 'Closed on Saturdays';
    case 'holiday':
      return holiday.startsWith('No appointments') ? holiday : `${holiday} is a holiday in Nepal`;
    case 'too-far':
      return 'Appointments are not open this far ahead yet';
  }
}
