import type { ShopDate } from '../types/time';
import { addDays, toShopDate } from './shopClock';

/** How many days the warranty lasts (specification, section 9). */
export const WARRANTY_DAYS = 90;

/**
 * Returns the last day of the warranty for a device that is collected at this time. The day of
 * collection does not count as one of the 90 days.
 */
export const warrantyUntil = (collectedAt: Date): ShopDate =>
  addDays(toShopDate(collectedAt), WARRANTY_DAYS);

/** Returns whether the warranty is still valid today. The last day is included. */
export const isCovered = (until: ShopDate | undefined, today: ShopDate): boolean =>
  until !== undefined && today <= until;
