import {
  shopTimeOfDay,
  slotStartsAt,
  toShopDate,
} from '@mcs-repairs/shared/domain/rules/shopClock';

const MINUTE = 60_000;

/**
 * Converts the value of a `datetime-local` input, in Nepal time, to an ISO instant. Returns null if
 * the value is empty or incomplete.
 */
export function instantOfWallTime(text: string): string | null {
  const [, shopDate, hour, minute] = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/.exec(text) ?? [];
  if (!shopDate) return null;
  const noon = slotStartsAt(shopDate, '12:00 PM').getTime();
  const minutes = Number(hour) * 60 + Number(minute) - 12 * 60;
  return new Date(noon + minutes * MINUTE).toISOString();
}

/** Converts an instant to the value of a `datetime-local` input, in Nepal time. */
export function wallTimeOf(instant: Date): string {
  const minutes = shopTimeOfDay(instant);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${toShopDate(instant)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
