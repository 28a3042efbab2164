import { addDays, shopTimeOfDay, slotStartsAt, toShopDate } from './shopClock';

const FROM_MINUTES = 21 * 60;
const UNTIL_MINUTES = 8 * 60;

/**
 * Returns whether it is night, from 21:00 until before 8:00 in Nepal. The shop sends no messages to
 * phones then.
 */
export function isQuiet(now: Date): boolean {
  const minutes = shopTimeOfDay(now);
  return minutes >= FROM_MINUTES || minutes < UNTIL_MINUTES;
}

/** Returns the instant itself, or 8:00 in Nepal if the instant is at night. */
export function afterQuietHours(now: Date): Date {
  if (!isQuiet(now)) return now;
  const day = toShopDate(now);
  const isEvening = shopTimeOfDay(now) >= FROM_MINUTES;
  return slotStartsAt(isEvening ? addDays(day, 1) : day, '8:00 AM');
}
