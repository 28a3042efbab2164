import type { WeekdayHours } from '../types/schedule';
import { openingHours } from './openingState';

/** Returns the time between the starts of two slots in words, such as `every half hour`. */
export function slotRhythm(minutes = 30): string {
  if (minutes === 30) return 'every half hour';
  return minutes === 60 ? 'every hour' : `every ${minutes} minutes`;
}

/**
 * Returns the hours of appointments as the end of a sentence: `Monday to Friday, 9:00 AM to 5:30
 * PM`. Days with other hours follow after a semicolon.
 */
export function appointmentHours(week: readonly WeekdayHours[] | undefined): string {
  if (!week) return 'Monday to Friday, 9:00 AM to 5:30 PM';
  const desk = week.map(({ weekday, firstSlot, lastSlot }) => ({
    weekday,
    opens: firstSlot,
    closes: lastSlot,
  }));
  const spans = openingHours(desk).filter(({ hours }) => hours !== 'Closed');
  return spans.map(({ days, hours }) => `${days}, ${hours}`).join('; ') || 'by arrangement';
}
