import type { ShopDate } from '../types/time';
import { addDays, toShopDate } from './shopClock';

/** The days of the warranty (specification, section 9). */
export const WARRANTY_DAYS = 90;

/**
 * Returns the last day of the warranty for a repair that is collected now. The day of collection
 * does not count.
 */
export const warrantyUntil = (collectedAt: Date): ShopDate =>
  addDays(toShopDate(collectedAt), WARRANTY_DAYS);

/** Returns whether the warranty covers a day. The last day is included. */
export const isCovered = (until: ShopDate | undefined, today: ShopDate): boolean =>
  until !== undefined && today <= until;
