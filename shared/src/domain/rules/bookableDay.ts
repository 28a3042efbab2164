import { HOLIDAY_CLOSURES } from '../catalogue/defaultSchedule';
import { BOOKABLE_WEEKDAYS, BOOKING_HORIZON_DAYS } from '../catalogue/schedule';
import type { DayReason } from '../types/availability';
import type { Closure, Schedule } from '../types/schedule';
import type { ShopDate } from '../types/time';
import { closureOn } from './closures';
import { daysBetween, toShopDate, weekdayName, weekdayOf } from './shopClock';

export type DayStatus =
  { bookable: true } | { bookable: false; reason: DayReason; holiday?: string };

/** What of the schedule decides over appointments; each part that is left out is the specification's. */
export type AppointmentRules = Partial<
  Pick<Schedule, 'week' | 'capacity' | 'walkInEvery' | 'minimumNoticeMinutes'>
> & { slotMinutes?: number; closures?: readonly Closure[] };

export type DayQuestion = AppointmentRules & {
  shopDate: ShopDate;
  now: Date;
  /** 0 is Sunday; those of `week` when there is one. */
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

/** The Sunday and the Saturday of the specification have words of their own, as long as the door opens as it says. */
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
    case 'closed':
      return `Closed: ${holiday}`;
    case 'too-far':
      return 'Appointments are not open this far ahead yet';
  }
}
