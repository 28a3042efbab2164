import {
  dayReasonText,
  dayStatus,
  type AppointmentRules,
} from '@mcs-repairs/shared/domain/rules/availability';
import { formatLongDate } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { DayAvailability } from '@mcs-repairs/shared/domain/types/availability';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

export type CalendarDay = {
  shopDate: ShopDate;
  selectable: boolean;
  /** The reason why the visitor cannot choose the day. */
  reason?: string;
  holiday?: string;
  /** The number of free times. Undefined until availability has loaded. */
  freeTimes?: number;
};

/**
 * Returns a day with its free times. Until availability has loaded, the general rules decide
 * whether the day is open.
 */
export function calendarDay(
  shopDate: ShopDate,
  known: DayAvailability | undefined,
  now: Date,
  rules: AppointmentRules = {},
): CalendarDay {
  if (!known) {
    const status = dayStatus({ ...rules, shopDate, now });
    if (status.bookable) return { shopDate, selectable: true };
    const reason = dayReasonText(status.reason, status.holiday);
    return { shopDate, selectable: false, reason, holiday: status.holiday };
  }
  if (!known.bookable) {
    const reason = dayReasonText(known.reason ?? 'past', known.holiday);
    return { shopDate, selectable: false, reason, holiday: known.holiday };
  }
  const freeTimes = known.slots.filter((slot) => slot.available).length;
  return freeTimes > 0
    ? { shopDate, selectable: true, freeTimes }
    : { shopDate, selectable: false, reason: 'Every time on this day is taken', freeTimes };
}

/**
 * Returns the label for screen readers: the full date, and then the number of free times or the
 * reason why there are none.
 */
export function dayLabel({ shopDate, reason, freeTimes }: CalendarDay): string {
  const date = formatLongDate(shopDate);
  if (reason) return `${date}. ${reason}`;
  if (freeTimes === undefined) return date;
  return `${date}. ${freeTimes} free ${freeTimes === 1 ? 'time' : 'times'}`;
}

/**
 * Returns the warning that is shown when the visitor presses a closed day (specification, section
 * 5).
 */
export function refusalText({ shopDate, reason }: CalendarDay): string {
  return `${formatLongDate(shopDate)}: ${reason ?? 'this day cannot be chosen'}. Please choose another day.`;
}
