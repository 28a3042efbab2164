import {
  formatLongDate,
  formatSlotTime,
  shopTimeOfDay,
  toShopDate,
} from '@mcs-repairs/shared/domain/rules/shopClock';
import type { ShopDate } from '@mcs-repairs/shared/domain/types/time';

/**
 * Formats an appointment: `Monday, November 23, 2026, 4:00 PM Nepal time`. A line can only break
 * after a comma.
 */
export function appointmentText(shopDate: ShopDate, time: string): string {
  return `${formatLongDate(shopDate)}, ${time} Nepal time`.replace(/([^,]) /g, '$1\u00a0');
}

/** Formats an instant in the same way as an appointment. */
export function instantText(at: string): string {
  const instant = new Date(at);
  return appointmentText(toShopDate(instant), formatSlotTime(shopTimeOfDay(instant)));
}
