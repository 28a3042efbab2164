import { statusText } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { bookingStatusSchema } from '@mcs-repairs/shared/domain/types/booking';
import type { Failure } from '@mcs-repairs/shared/domain/types/failure';

/**
 * Returns the message of a failure. After a conflict, the message names the current state of the
 * booking and the colleague who changed it.
 */
export function refusalText({ code, message, current }: Failure): string {
  if (code !== 'stale-version' || !current) return message;
  const now = bookingStatusSchema.safeParse(current.status);
  const status = now.success ? statusText(now.data) : current.status;
  return `${changerOf(current)} changed this booking meanwhile. The booking is now ${status}.`;
}

function changerOf({ changedBy, ownChange }: NonNullable<Failure['current']>): string {
  if (ownChange) return 'You, perhaps in another window,';
  if (changedBy === 'customer') return 'The customer';
  return changedBy ?? 'Somebody';
}
