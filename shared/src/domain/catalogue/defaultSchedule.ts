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

/** The holidays of the specification as closed days of the shop. */
export const HOLIDAY_CLOSURES: readonly Closure[] = HOLIDAYS.map(({ shopDate, name }) => ({
  from: shopDate,
  to: shopDate,
  part: 'day',
  yearly: false,
  holiday: true,
  reason: name,
}));

/**
 * Returns the hours of each weekday for appointments: Monday to Friday, 9:00 AM to 5:30 PM, limited
 * by the shop's opening hours. Sources: specification, section 9; docs/conformance/readings.md, Two
 * schedules and Appointment days.
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
 * Returns the opening hours of the specification. They apply until the owner saves others
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
