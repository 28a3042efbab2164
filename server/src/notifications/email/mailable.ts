import endings from 'tlds';
import lookOf from 'unhomoglyph';
import { holdsAddress } from '@mcs-repairs/shared/domain/types/webAddress';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/** The texts that replace fields with a web address. */
const NEUTRAL = {
  customerName: 'customer',
  deviceModel: 'Your device',
  repairService: 'Repair',
  preferredDate: '',
} as const;

/**
 * Returns a booking for an email, without web addresses. Otherwise, an attacker could book with a
 * stranger's email address, and the server would send the attacker's link to the stranger.
 */
export function mailable(booking: Booking): Booking {
  const clean = { ...booking };
  for (const field of Object.keys(NEUTRAL) as (keyof typeof NEUTRAL)[]) {
    if (maySeemAddress(clean[field] ?? '')) clean[field] = NEUTRAL[field];
  }
  return clean;
}

/**
 * Returns a name for an email. If the name contains a web address, returns a neutral text, because
 * anybody may have typed it.
 */
export const mailableName = (name: string) => (maySeemAddress(name) ? NEUTRAL.customerName : name);

/**
 * Returns a text for an email, or an empty text if it contains a web address, because anybody may
 * have typed it.
 */
export const mailableText = (text: string) => (maySeemAddress(text) ? '' : text);

/** All top-level domains (IANA's list), also in Unicode form. Forms check only the common ones. */
const ENDINGS = new Set(endings);
const LOOKS = new Set(endings.map((ending) => lookOf(ending)));

const maySeemAddress = (text: string) =>
  holdsAddress(text, ENDINGS) || holdsAddress(lookOf(text), LOOKS);
