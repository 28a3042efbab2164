import { holdsAddress } from 'shared/domain/types/webAddress';
import type { Booking } from 'shared/domain/types/booking';

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
    if (holdsAddress(clean[field] ?? '')) clean[field] = NEUTRAL[field];
  }
  return clean;
}
