import type { ShopDate } from '../types/time';
import { addDays, toShopDate } from './shopClock';

/** Section 9: 90 days. */
export const WARRANTY_DAYS = 90;

/**
 * The last day of the warranty for a repair that is collected now; the day of collection does not
 * count.
 */
export const warrantyUntil = (collectedAt: Date): ShopDate =>
  addDays(toShopDate(collectedAt), WARRANTY_DAYS);

/** Whether the warranty covers a day, its last day included. */
export const isCovered = (until: ShopDate | undefined, today: ShopDate): boolean =>
  until !== undefined && today <= until;
