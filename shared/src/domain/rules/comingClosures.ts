import type { Closure } from '../types/schedule';
import { closuresWithin } from './closures';
import { addDays, formatLongDate, toShopDate } from './shopClock';

const PARTS = { day: 'closed', morning: 'closed until 1:00 PM', afternoon: 'closed from 1:00 PM' };

/**
 * Returns the closed days of the next two weeks, including today. Each has the day (`Friday,
 * December 25, 2026`), the part that is closed (`closed`), and the reason for customers.
 */
export function comingClosures(
  closures: readonly Closure[],
  now: Date,
  days = 14,
): { when: string; what: string; reason: string }[] {
  const today = toShopDate(now);
  return closuresWithin(closures, today, addDays(today, days)).map(
    ({ from, to, part, reason }) => ({
      when: from === to ? formatLongDate(from) : `${formatLongDate(from)} to ${formatLongDate(to)}`,
      what: PARTS[part],
      reason,
    }),
  );
}
