import endings from 'tlds';
import lookOf from 'unhomoglyph';
import { holdsAddress } from '@mcs-repairs/shared/domain/types/webAddress';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';

/** What stands in the place of typed text that holds a web address. */
const NEUTRAL = {
  customerName: 'customer',
  deviceModel: 'Your device',
  repairService: 'Repair',
  preferredDate: '',
} as const;

/** A booking as it may be mailed: whoever booked in a stranger's name cannot make the shop send that stranger an address. */
export function mailable(booking: Booking): Booking {
  const clean = { ...booking };
  for (const field of Object.keys(NEUTRAL) as (keyof typeof NEUTRAL)[]) {
    if (maySeemAddress(clean[field] ?? '')) clean[field] = NEUTRAL[field];
  }
  return clean;
}

/** A name that a stranger may have typed, as it may be mailed. */
export const mailableName = (name: string) => (maySeemAddress(name) ? NEUTRAL.customerName : name);

/** Other text that a stranger may have typed; nothing in its place. */
export const mailableText = (text: string) => (maySeemAddress(text) ? '' : text);

/** Every ending there is (IANA's list), as it is written and as it looks: the forms know the common ones only. */
const ENDINGS = new Set(endings);
const LOOKS = new Set(endings.map((ending) => lookOf(ending)));

const maySeemAddress = (text: string) =>
  holdsAddress(text, ENDINGS) || holdsAddress(lookOf(text), LOOKS);
