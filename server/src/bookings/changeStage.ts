import { holdsSlot } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import {
  stageLabel,
  stageRefusal,
  statusOfStage,
} from '@mcs-repairs/shared/domain/rules/repairStage';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import { warrantyUntil } from '@mcs-repairs/shared/domain/rules/warranty';
import type { StageRequest } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { freeSlot } from './openingHours/slots';
import { changeSeen, refusedChange } from './changeSeen';
import { mailOfChange } from './mailOfChange';
import { promiseMail } from './promiseMail';
import { noteAudit } from './bookingHistory';
import { changeBooking, findBooking } from './storedBookings';
import type { Reads, Trx } from '../db';
import type { Shop } from './shop';
import type { Actor } from '../auth';

/**
 * Changes the stage of a repair together with the booking's status. Otherwise works like
 * `changeStatus`.
 */
export async function changeStage(
  shop: Shop,
  id: string,
  { stage, version }: StageRequest,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen(shop, { id, version, by }, async (trx, before) => {
    const refusal = stageRefusal(before, stage);
    if (refusal) return refusedChange(refusal);
    const after = await bringToStage(shop, trx, before, { stage, by });
    return after && { ok: true, value: after };
  });
}

/**
 * Sets the stage of a repair, and changes everything that depends on it: status, slot, collection,
 * warranty, history and the message to the customer.
 */
export async function bringToStage(
  shop: Shop,
  trx: Trx,
  before: Booking,
  {
    stage,
    by,
    note,
    tell = true,
  }: { stage: NonNullable<Booking['stage']>; by: Actor; note?: string; tell?: boolean },
): Promise<Booking | null> {
  const now = shop.now();
  // An unrepaired device keeps the stage `unrepaired` when the customer collects it, because
  // without a repair there is no warranty.
  const isHandedBack = before.stage === 'unrepaired' && stage === 'collected';
  const kept = isHandedBack ? 'unrepaired' : stage;
  const status = statusOfStage(kept);
  const left = stage === 'collected' ? { collected_at: now.toISOString() } : {};
  const covered = kept === 'collected' ? { warranty_until: await termOf(trx, before, now) } : {};
  const marks = { stage: kept, status, held_until: null, ...left, ...covered };
  const after = await changeBooking(trx, before, { marks }, now);
  if (!after) return null;
  if (before.appointmentDate && holdsSlot(before.status) && !holdsSlot(status)) {
    await freeSlot(trx, before.appointmentDate, before.appointmentTime);
  }
  const text = isHandedBack ? 'Handed back unrepaired' : (note ?? `Stage: ${stageLabel(stage)}`);
  const stages = { from: before.stage, to: kept };
  await noteAudit(trx, before.id, { from: before.status, to: status, stages, by, note: text }, now);
  const mail = tell ? mailOfChange(before, after) : null;
  if (mail) await promiseMail(shop, trx, after, mail, { heldMs: by.staffId ? UNDO_MS : 0 });
  return after;
}

/**
 * Returns the last day of the warranty. A warranty claim keeps the last day of the original
 * warranty.
 */
async function termOf(trx: Reads, { claimOf }: Booking, now: Date): Promise<string | null> {
  const original = claimOf ? await findBooking(trx, claimOf) : null;
  return original ? (original.warrantyUntil ?? null) : warrantyUntil(now);
}
