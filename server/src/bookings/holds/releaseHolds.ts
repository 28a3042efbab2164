import { noteAudit } from '../bookingHistory';
import { changeBooking, findBooking } from '../storedBookings';
import { SYSTEM } from '../../auth';
import { change } from '../../changes';
import { accepted, type Db } from '../../db';
import { freeSlot } from '../openingHours/slots';

const SLICE = 100;

/**
 * Cancels bookings that the customer did not confirm in time, and frees their slots. Returns how
 * many it cancelled. Several processes may call it at the same time.
 */
export async function releaseHolds(db: Db, now: Date): Promise<number> {
  const over = await db
    .selectFrom('bookings')
    .select('id')
    .where('held_until', '<=', now.toISOString())
    .orderBy('held_until')
    .orderBy('id')
    .limit(SLICE)
    .execute();
  let released = 0;
  for (const { id } of over) if (await release(db, id, now)) released += 1;
  return over.length < SLICE ? released : released + (await releaseHolds(db, now));
}

async function release(db: Db, id: string, now: Date): Promise<boolean> {
  const outcome = await change({ db, now: () => now }, 'bookings', async (trx, changed) => {
    const before = await findBooking(trx, id);
    const isOver = before?.heldUntil !== undefined && before.heldUntil <= now.toISOString();
    if (!isOver) return { ok: true, value: false };
    // Null: the booking has just been changed, because the customer confirmed it at the same time.
    const after = await changeBooking(trx, before, { status: 'cancelled' }, now);
    if (!after) return { ok: true, value: false };
    await freeSlot(trx, before.appointmentDate, before.appointmentTime);
    const note = 'The hold ended without a confirmation';
    const audit = { from: before.status, to: after.status, by: SYSTEM, note };
    await noteAudit(trx, id, audit, now);
    changed(id);
    return { ok: true, value: true };
  });
  return accepted(outcome);
}
