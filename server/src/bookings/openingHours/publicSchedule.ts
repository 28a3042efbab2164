import { BOOKING_HORIZON_DAYS } from '@mcs-repairs/shared/domain/catalogue/schedule';
import { closuresWithin } from '@mcs-repairs/shared/domain/rules/closures';
import { addDays } from '@mcs-repairs/shared/domain/rules/shopClock';
import type { PublicSchedule } from '@mcs-repairs/shared/domain/types/schedule';
import type { NumberedSchedule } from './currentSchedule';

/** The calendar shows whole months, so the last month extends beyond the booking horizon. */
const SHOWN_DAYS = BOOKING_HORIZON_DAYS + 31;

/**
 * Returns the opening hours for visitors: the weekly hours, and the closed days from this day on.
 */
export function publicSchedule(
  { revision, schedule }: NumberedSchedule,
  today: string,
): PublicSchedule {
  const closures = closuresWithin(schedule.closures, today, addDays(today, SHOWN_DAYS));
  const { week, slotMinutes } = schedule;
  return { revision, week, slotMinutes, closures };
}
