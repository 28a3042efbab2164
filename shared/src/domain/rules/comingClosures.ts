import type { Closure } from '../types/schedule';
import { closuresWithin } from './closures';
import { addDays, formatLongDate, toShopDate } from './shopClock';

const PARTS = { day: 'closed', morning: 'closed until 1:00 PM', afternoon: 'closed from 1:00 PM' };

/**
 * Returns the closures of the next two weeks, today included. Each has the day (`Friday, December
 * 25, 2026`), the closed part (`closed`), and the reason that customers read.
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
