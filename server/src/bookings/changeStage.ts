import { holdsSlot } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import {
  stageLabel,
  stageRefusal,
  statusOfStage,
} from '@mcs-repairs/shared/domain/rules/repairStage';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import { warrantyUntil } from '@mcs-repairs/shared/domain/rules/warranty';
import type { StageRequest } from '@mcs-repairs/shared/domain/types/bench';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { freeSlot } from './openingHours/slots';
import { changeSeen, refused } from './changeSeen';
import { mailOfChange } from './mailOfChange';
import { promiseMail } from './promiseMail';
import { changeBooking, findBooking, noteAudit } from './storedBookings';
import type { Reads, Trx } from '../db';
import type { Shop } from './shop';
import type { Actor } from '../auth';

/** Brings a repair to a stage, and its booking to the status that the stage belongs to, under the same guard and history. */
export async function changeStage(
  shop: Shop,
  id: string,
  { stage, version }: StageRequest,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen(shop, { id, version, by }, async (trx, before) => {
    const refusal = stageRefusal(before, stage);
    if (refusal) return refused(refusal);
    const after = await bringToStage(shop, trx, before, { stage, by });
    return after && { ok: true, value: after };
  });
}

/** The stage with all that comes with it: status, place, collection, warranty, history and the customer's mail. */
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
  // What goes back unrepaired stays so when it is collected: there is no repair to cover.
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
  const text = isHandedBack ? 'Handed back unrepaired' : (note ?? `Now: ${stageLabel(stage)}`);
  const stages = { from: before.stage, to: kept };
  await noteAudit(trx, before.id, { from: before.status, to: status, stages, by, note: text }, now);
  const mail = tell ? mailOfChange(before, after) : null;
  if (mail) await promiseMail(shop, trx, after, mail, undefined, by.staffId ? UNDO_MS : 0);
  return after;
}

/** A claim keeps the term of its original: it does not begin anew. */
async function termOf(trx: Reads, { claimOf }: Booking, now: Date): Promise<string | null> {
  const original = claimOf ? await findBooking(trx, claimOf) : null;
  return original ? (original.warrantyUntil ?? null) : warrantyUntil(now);
}
