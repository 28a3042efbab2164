import { rupees } from '@mcs-repairs/shared/domain/rules/rupees';
import { isInRepair } from '@mcs-repairs/shared/domain/rules/repairStage';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { EstimateAnswer } from '@mcs-repairs/shared/domain/types/estimate';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { bringToStage } from '../changeStage';
import { changeSeen, refusedChange } from '../changeSeen';
import type { Trx } from '../../db';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';
import { estimatesOf } from '../repairs/storedEstimates';

type Answer = Omit<EstimateAnswer, 'version'>;

/** Stores an answer that the customer gave to staff, for example by phone. */
export const recordAnswer = (
  shop: Shop,
  id: string,
  { version, ...answer }: EstimateAnswer,
  by: Actor,
): Promise<Result<Booking>> =>
  changeSeen<Booking>(shop, { id, version, by }, (trx, before) =>
    answerEstimate(shop, trx, before, { ...answer, by }),
  );

/**
 * Stores the customer's answer. Accepting an estimate sets the price and starts the repair. If the
 * customer declines it, the device waits for collection. Only the last estimate can be answered,
 * only once, and only until it expires. Null if another change came first.
 */
export async function answerEstimate(
  shop: Shop,
  trx: Trx,
  before: Booking,
  { estimateId, answer, tier, by }: Answer & { by: Actor },
): Promise<Result<Booking> | null> {
  const now = shop.now();
  const estimate = (await estimatesOf(trx, before.id)).find(({ id }) => id === estimateId);
  if (!estimate || !isInRepair(before)) return refusedChange('There is no such estimate.');
  if (estimate.state !== 'open') {
    return refusedChange('This estimate was already answered, or replaced by a newer one.');
  }
  if (new Date(estimate.expiresAt) <= now) {
    return refusedChange('This estimate has expired. Please ask us for a new one.');
  }
  const option = estimate.options.find((each) => each.tier === tier);
  if (answer === 'accept' && !option) return refusedChange('This option was not offered.');
  const isYes = answer === 'accept' && option !== undefined;
  await trx
    .updateTable('estimates')
    .set({
      state: isYes ? 'accepted' : 'declined',
      answered_at: now.toISOString(),
      answered_by: by.name,
      accepted: isYes ? option.tier : null,
    })
    .where('id', '=', estimate.id)
    .execute();
  if (isYes) {
    const priced = trx.updateTable('bookings').set({ estimated_price: option.price });
    await priced.where('id', '=', before.id).execute();
  }
  const note = isYes
    ? `Estimate accepted: ${option.tier}, ${rupees(option.price)}`
    : 'Estimate declined';
  const stage = isYes ? 'repairing' : 'unrepaired';
  const after = await bringToStage(shop, trx, before, { stage, by, note });
  return after && { ok: true, value: after };
}
