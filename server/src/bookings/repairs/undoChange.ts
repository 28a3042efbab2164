import { holdsSlot } from '@mcs-repairs/shared/domain/rules/bookingStatus';
import { UNDO_MS } from '@mcs-repairs/shared/domain/rules/undo';
import type { Seen } from '@mcs-repairs/shared/domain/types/repair';
import type { Booking } from '@mcs-repairs/shared/domain/types/booking';
import type { Result } from '@mcs-repairs/shared/domain/types/failure';
import { freeSlot, takeSlot } from '../openingHours/slots';
import { changeSeen, refusedChange } from '../changeSeen';
import { lastEntry, noteAudit } from '../bookingHistory';
import { changeBooking } from '../storedBookings';
import type { Reads } from '../../db';
import { holdSchedule } from '../openingHours/currentSchedule';
import { dropUnsentMails } from '../../notifications';
import type { Shop } from '../shop';
import type { Actor } from '../../auth';

const UNDONE = 'Undone';
/**
 * Returns whether this note in the history marks an undo. The second text is from earlier releases.
 */
export const isUndo = (note?: string | null) => note === UNDONE || note === 'Taken back';

/**
 * Returns the last change of a booking's status or stage, if this staff member made it and may
 * still undo it.
 */
export async function undoable(trx: Reads, bookingId: string, by: Actor, now: Date) {
  const last = await lastEntry(trx, bookingId);
  if (!last?.from_status || last.staff_id === null || last.staff_id !== by.staffId) return null;
  const isChange = last.from_status !== last.to_status || last.from_stage !== last.to_stage;
  // Nobody can undo the collection of a device, but staff can reopen its booking. Nobody can undo
  // an undo, because it has deleted the message to the customer.
  if (!isChange || last.from_stage === 'collected' || isUndo(last.note)) return null;
  // An accepted estimate cannot be undone. Staff can only replace it with a newer one.
  if (last.note?.startsWith('Estimate')) return null;
  const until = new Date(Date.parse(last.at) + UNDO_MS);
  return now < until ? { ...last, from_status: last.from_status, until } : null;
}

/**
 * Undoes the member's last change of status or stage, before the message about it is sent to the
 * customer. If the change freed the booking's slot, takes the slot again.
 */
export async function undoChange(
  shop: Shop,
  id: string,
  { version }: Seen,
  by: Actor,
): Promise<Result<Booking>> {
  return changeSeen<Booking>(shop, { id, version, by }, async (trx, before, now) => {
    const last = await undoable(trx, id, by, now);
    if (!last) return refusedChange('This change can no longer be undone.');
    const { appointmentDate: day, appointmentTime: time } = before;
    const status = last.from_status;
    const [held, holds] = [holdsSlot(before.status), holdsSlot(status)];
    if (day && held && !holds) await freeSlot(trx, day, time);
    const { capacity } = (await holdSchedule(shop, trx)).schedule;
    if (day && !held && holds && !(await takeSlot(trx, day, time, capacity))) {
      const message = 'The time of this booking was taken meanwhile. Reopen it with another time.';
      return { ok: false, failure: { code: 'slot-taken', message } };
    }
    const nothing = { collected_at: null, warranty_until: null, no_show_at: null };
    const marks = { ...nothing, status, stage: last.from_stage };
    const after = await changeBooking(trx, before, { marks }, now);
    if (!after) return null;
    await dropUnsentMails(trx, id, undefined, last.id);
    const stages = { from: before.stage, to: after.stage };
    await noteAudit(trx, id, { from: before.status, to: status, stages, by, note: UNDONE }, now);
    return { ok: true, value: after };
  });
}
