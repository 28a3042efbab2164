import endings from 'tlds';
import lookOf from 'unhomoglyph';
import { holdsAddress } from '@mcs-repairs/shared/domain/types/webAddress';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/** Replacements for typed text that contains a web address. */
const NEUTRAL = {
  customerName: 'customer',
  deviceModel: 'Your device',
  repairService: 'Repair',
  preferredDate: '',
} as const;

/**
 * Returns a booking without web addresses. Otherwise an attacker could book in a stranger's name to
 * send the stranger a link.
 */
export function mailable(booking: Booking): Booking {
  const clean = { ...booking };
  for (const field of Object.keys(NEUTRAL) as (keyof typeof NEUTRAL)[]) {
    if (maySeemAddress(clean[field] ?? '')) clean[field] = NEUTRAL[field];
  }
  return clean;
}

/** Returns a name without web addresses, because anybody may have typed it. */
export const mailableName = (name: string) => (maySeemAddress(name) ? NEUTRAL.customerName : name);

/** Returns a text that anybody may have typed, or an empty text if it contains a web address. */
export const mailableText = (text: string) => (maySeemAddress(text) ? '' : text);

/**
 * All top-level domains (IANA's list), also in Unicode form. The forms check only the common ones.
 */
const ENDINGS = new Set(endings);
const LOOKS = new Set(endings.map((ending) => lookOf(ending)));

const maySeemAddress = (text: string) =>
  holdsAddress(text, ENDINGS) || holdsAddress(lookOf(text), LOOKS);
