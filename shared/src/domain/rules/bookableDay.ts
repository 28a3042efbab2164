import { HOLIDAY_CLOSURES } from '../catalogue/defaultSchedule';
import { BOOKABLE_WEEKDAYS, BOOKING_HORIZON_DAYS } from '../catalogue/schedule';
import type { DayReason } from '../types/availability';
import type { Closure, Schedule } from '../types/schedule';
import type { ShopDate } from '../types/time';
import { closureOn } from './closures';
import { daysBetween, toShopDate, weekdayName, weekdayOf } from './shopClock';

export type DayStatus =
  { bookable: true } | { bookable: false; reason: DayReason; holiday?: string };

/**
 * The parts of the schedule that decide about appointments; a missing part has the specification's
 * value.
 */
export type AppointmentRules = Partial<
  Pick<Schedule, 'week' | 'capacity' | 'walkInEvery' | 'minimumNoticeMinutes'>
> & { slotMinutes?: number; closures?: readonly Closure[] };

export type DayQuestion = AppointmentRules & {
  shopDate: ShopDate;
  now: Date;
  /** 0 is Sunday. By default the weekdays of `week`. */
  bookableWeekdays?: readonly number[];
  horizonDays?: number;
};

/**
 * Whether the repair desk takes appointments on a day, and if not, why. Today and the last day of
 * the horizon are bookable. A holiday on a weekend is still named, since the shop then takes no
 * walk-ins either.
 * Source: section 5 ("Calendar day selectable only if"); docs/conformance/readings.md, Appointment
 * days and Holidays.
 */
export function dayStatus({
  shopDate,
  now,
  closures = HOLIDAY_CLOSURES,
  week,
  bookableWeekdays = week ? weekdaysOf(week) : BOOKABLE_WEEKDAYS,
  horizonDays = BOOKING_HORIZON_DAYS,
}: DayQuestion): DayStatus {
  const ahead = daysBetween(toShopDate(now), shopDate);
  if (ahead < 0) return { bookable: false, reason: 'past' };
  const closure = closureOn(closures, shopDate);
  if (closure?.part === 'day') {
    const reason = closure.holiday ? 'holiday' : 'closed';
    return { bookable: false, reason, holiday: closure.reason };
  }
  const weekday = weekdayOf(shopDate);
  if (!bookableWeekdays.includes(weekday)) return noAppointmentsOn(weekday, week);
  if (ahead > horizonDays) return { bookable: false, reason: 'too-far' };
  return { bookable: true };
}

/**
 * The specification's Sunday and Saturday have their own reasons, as long as the store keeps the
 * specification's hours.
 */
function noAppointmentsOn(weekday: number, week: Schedule['week'] | undefined): DayStatus {
  const isOpen = week ? typeof week[weekday]?.opens === 'string' : weekday !== 6;
  if (weekday === 0 && isOpen) return { bookable: false, reason: 'sunday' };
  if (weekday === 6 && !isOpen) return { bookable: false, reason: 'saturday' };
  const walkIns = week && isOpen ? ', walk-ins are welcome' : '';
  const holiday = `No appointments on ${weekdayName(weekday)}s${walkIns}`;
  return { bookable: false, reason: 'holiday', holiday };
}

const weekdaysOf = (week: Schedule['week']) =>
  week.filter(({ firstSlot }) => firstSlot !== null).map(({ weekday }) => weekday);

/** The reason as text, for a day's name in the calendar and for refusals. */
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
    case 'closed':
      return `Closed: ${holiday}`;
    case 'too-far':
      return 'Appointments are not open this far ahead yet';
  }
}
