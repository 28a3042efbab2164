import endings from 'tlds';
import lookOf from 'unhomoglyph';
import { holdsAddress } from '@mcs-repairs/shared/domain/types/webAddress';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/** Replaces typed text that contains a web address. */
const NEUTRAL = {
  customerName: 'customer',
  deviceModel: 'Your device',
  repairService: 'Repair',
  preferredDate: '',
} as const;

/** Returns a booking that is safe to email. Nobody can book in a stranger's name to send that stranger an address. */
export function mailable(booking: Booking): Booking {
  const clean = { ...booking };
  for (const field of Object.keys(NEUTRAL) as (keyof typeof NEUTRAL)[]) {
    if (maySeemAddress(clean[field] ?? '')) clean[field] = NEUTRAL[field];
  }
  return clean;
}

/** Returns a name, which a stranger may have typed, safe for an email. */
export const mailableName = (name: string) => (maySeemAddress(name) ? NEUTRAL.customerName : name);

/** Returns other text, which a stranger may have typed, safe for an email: empty when it contains an address. */
export const mailableText = (text: string) => (maySeemAddress(text) ? '' : text);

/** All top-level domains (IANA's list), as written and as they look. The forms know only the common ones. */
const ENDINGS = new Set(endings);
const LOOKS = new Set(endings.map((ending) => lookOf(ending)));

const maySeemAddress = (text: string) =>
  holdsAddress(text, ENDINGS) || holdsAddress(lookOf(text), LOOKS);
