import { BOOKING_HORIZON_DAYS } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { closuresWithin } from '@mcs-repairs/shared/domain/rules/closures';
import { addDays } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { PublicSchedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { NumberedSchedule } from './currentSchedule';

/** The calendar shows whole months, so the last month extends beyond the booking horizon. */
const SHOWN_DAYS = BOOKING_HORIZON_DAYS + 31;

/**
 * Returns the schedule for visitors: the weekly hours, and the closures from this day on. A reason
 * without a translation is English.
 */
export function publicSchedule(
  { revision, schedule }: NumberedSchedule,
  today: string,
  language = 'en',
): PublicSchedule {
  const shown = closuresWithin(schedule.closures, today, addDays(today, SHOWN_DAYS));
  const closures = shown.map(({ translations, reason, ...closure }) => ({
    ...closure,
    reason: translations?.[language] || reason,
  }));
  const { week, slotMinutes } = schedule;
  return { revision, week, slotMinutes, closures };
}
