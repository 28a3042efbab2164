import { nextStep } from '@mcs-repairs/shared/domain/rules/whereabouts';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import type { PickupStepName, PickupStepRequest } from '@mcs-repairs/shared/domain/types/pickup';
import { bringToStage } from '../changeStage';
import { changeSeen, refusedChange } from '../changeSeen';
import { noteAudit } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import type { Trx } from '../../db';
import { claimPhoto } from '../../photos';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';
import { insertStep, noteFetched, pickupOf } from './storedPickups';

const NOTES: Record<PickupStepName, string> = {
  collected: 'The rider has the device',
  arrived: 'The rider handed the device in',
  returned: 'The rider brought the device back',
  failed: 'The rider could not',
};

/**
 * Stores one step of a pickup. Each step happens once, and only in order. Two steps also set the
 * stage of the repair: the device reaches the shop, and the device returns to the customer.
 */
export async function takeStep(
  shop: Shop,
  id: string,
  request: PickupStepRequest,
  by: Actor,
): Promise<Result<Booking>> {
  const { version, step, reason } = request;
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    const ride = before.pickupDate ? await pickupOf(trx, before) : null;
    if (!ride) return refusedChange('No pickup is set for this device.');
    const isOver = before.status === 'cancelled' && before.stage === undefined;
    const next = isOver ? null : nextStep(before, ride.whereabouts);
    if (next === null || (step !== 'failed' && step !== next)) {
      return refusedChange('This pickup was changed meanwhile. Please check the list again.');
    }
    // If the photo of the return does not exist, the step is stored without it
    // (docs/conformance/readings.md, Photos).
    const photoId = await proofOf(trx, id, request.photoId);
    await insertStep(trx, id, { step, reason, photoId }, by, now);
    const note = [NOTES[step], reason].filter(Boolean).join(': ');
    if (step === 'arrived')
      return stored(bringToStage(shop, trx, before, { stage: 'received', by, note }));
    if (step === 'returned')
      return stored(bringToStage(shop, trx, before, { stage: 'collected', by, note }));
    if (step === 'collected') await noteFetched(trx, id, now);
    const status = step === 'collected' ? ('confirmed' as const) : before.status;
    const after = await changeBooking(trx, before, { marks: { status, held_until: null } }, now);
    if (!after) return null;
    await noteAudit(trx, id, { from: before.status, to: status, by, note }, now);
    return { ok: true, value: after };
  });
}

async function stored(work: Promise<Booking | null>): Promise<Result<Booking> | null> {
  const after = await work;
  return after && { ok: true, value: after };
}

async function proofOf(trx: Trx, bookingId: string, photoId: string | undefined) {
  if (photoId === undefined) return undefined;
  return (await claimPhoto(trx, photoId, bookingId)) ? photoId : undefined;
}
