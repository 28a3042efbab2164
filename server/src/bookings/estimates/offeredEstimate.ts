import type { OfferedEstimate } from '@mcs-repairs/shared/domain/types/estimate';
import type { Reads } from '../../db';
import { estimatesOf } from '../repairs/storedEstimates';

/**
 * Returns the last valid estimate in the form that the customer sees. Undefined if there is none.
 */
export async function offeredEstimate(
  db: Reads,
  bookingId: string,
  now: Date,
): Promise<OfferedEstimate | undefined> {
  const last = (await estimatesOf(db, bookingId)).find(({ state }) => state !== 'void');
  if (!last) return undefined;
  const { id, options, state, expiresAt, accepted } = last;
  return { id, options, state, expiresAt, accepted, isOver: new Date(expiresAt) <= now };
}
