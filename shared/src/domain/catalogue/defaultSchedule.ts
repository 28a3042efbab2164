import type { Closure, Schedule, WeekdayHours } from '../types/schedule';
import type { ShopProfile } from '../types/shopProfile';
import { HOLIDAYS } from './holidays';
import {
  BOOKABLE_WEEKDAYS,
  FIRST_SLOT,
  LAST_SLOT,
  SLOT_CAPACITY,
  SLOT_MINUTES,
  WALK_IN_EVERY,
} from './schedule';

/** The holidays of the specification. The shop is closed on these days. */
export const HOLIDAY_CLOSURES: readonly Closure[] = HOLIDAYS.map(({ shopDate, name }) => ({
  from: shopDate,
  to: shopDate,
  part: 'day',
  yearly: false,
  holiday: true,
  reason: name,
}));

/**
 * Returns the hours of each weekday: Monday to Friday, 9:00 AM to 5:30 PM, limited by the store's
 * opening hours. Sources: specification, section 9; docs/conformance/readings.md, Two schedules and
 * Appointment days.
 */
export function weekOf(hours: ShopProfile['hours']): WeekdayHours[] {
  return Array.from({ length: 7 }, (_, weekday) => {
    const door = hours.find((day) => day.weekday === weekday);
    const isBookable = BOOKABLE_WEEKDAYS.includes(weekday);
    return {
      weekday,
      opens: door?.opens ?? null,
      closes: door?.closes ?? null,
      firstSlot: isBookable ? FIRST_SLOT : null,
      lastSlot: isBookable ? LAST_SLOT : null,
    };
  });
}

/**
 * Returns the schedule of the specification. It applies until the owner saves another one
 * (docs/conformance/readings.md, Opening hours are data).
 */
export function defaultSchedule(
  hours: ShopProfile['hours'],
  capacity: number = SLOT_CAPACITY,
): Schedule {
  return {
    week: weekOf(hours),
    slotMinutes: SLOT_MINUTES,
    capacity,
    walkInEvery: WALK_IN_EVERY,
    minimumNoticeMinutes: 0,
    closures: [...HOLIDAY_CLOSURES],
  };
}
