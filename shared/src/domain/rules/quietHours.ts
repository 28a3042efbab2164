import { addDays, shopTimeOfDay, slotStartsAt, toShopDate } from './shopClock';

const FROM_MINUTES = 21 * 60;
const UNTIL_MINUTES = 8 * 60;

/**
 * Returns whether it is night in Nepal: from 21:00 until before 8:00. At night, the shop sends no
 * messages to phones.
 */
export function isQuiet(now: Date): boolean {
  const minutes = shopTimeOfDay(now);
  return minutes >= FROM_MINUTES || minutes < UNTIL_MINUTES;
}

/**
 * Returns the first instant from `now` on that is not at night: by day `now` itself, at night 8:00
 * in Nepal.
 */
export function afterQuietHours(now: Date): Date {
  if (!isQuiet(now)) return now;
  const day = toShopDate(now);
  const isEvening = shopTimeOfDay(now) >= FROM_MINUTES;
  return slotStartsAt(isEvening ? addDays(day, 1) : day, '8:00 AM');
}
